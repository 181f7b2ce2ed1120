/** The fields of the element's manifest (`custom-elements.json`) that the build uses. */

export interface Described {
  readonly name: string;
  readonly description?: string;
}

interface Typed extends Described {
  readonly type?: { readonly text: string };
  /** Source code of the default value. */
  readonly default?: string;
}

export interface Attribute extends Typed {
  /** Name of the property that the attribute sets. */
  readonly fieldName: string;
}

interface Member extends Typed {
  readonly kind: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
}

export interface ElementDeclaration extends Described {
  readonly tagName: string;
  readonly attributes: readonly Attribute[];
  readonly members: readonly Member[];
  readonly events: readonly Typed[];
  readonly slots: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Typed[];
  readonly cssStates: readonly Described[];
}

export interface CustomElements {
  readonly modules: readonly { readonly declarations?: readonly (Described | ElementDeclaration)[] }[];
}

const isElement = (declaration: Described | ElementDeclaration): declaration is ElementDeclaration =>
  'tagName' in declaration;

/** Returns the only element in the manifest. */
export function elementIn({ modules }: CustomElements): ElementDeclaration {
  const element = modules.flatMap(({ declarations = [] }) => declarations).find(isElement);
  if (!element) throw new Error('The manifest contains no element.');
  return element;
}

/** Returns the manifest with a different declaration of the element. */
export const withElement = (manifest: CustomElements, element: ElementDeclaration): CustomElements => ({
  ...manifest,
  modules: manifest.modules.map(({ declarations, ...module }) => ({
    ...module,
    ...(declarations && { declarations: declarations.map((one) => (isElement(one) ? element : one)) }),
  })),
});
