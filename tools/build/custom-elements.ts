/** The manifest of the element (custom-elements.json), as far as we read and write it. */

export interface Described {
  readonly name: string;
  readonly description?: string;
}

interface Typed extends Described {
  readonly type?: { readonly text: string };
  /** As it would be written in code. */
  readonly default?: string;
}

export interface Attribute extends Typed {
  /** The property of the same meaning. */
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

/** The one element that the manifest is about. */
export function elementIn({ modules }: CustomElements): ElementDeclaration {
  const element = modules.flatMap(({ declarations = [] }) => declarations).find(isElement);
  if (!element) throw new Error('There is no element in the manifest.');
  return element;
}

/** The manifest with another declaration of its element. */
export const withElement = (manifest: CustomElements, element: ElementDeclaration): CustomElements => ({
  ...manifest,
  modules: manifest.modules.map(({ declarations, ...module }) => ({
    ...module,
    ...(declarations && { declarations: declarations.map((one) => (isElement(one) ? element : one)) }),
  })),
});
