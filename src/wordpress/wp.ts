/** Types of the WordPress globals that the editor script uses. */

/** A node of WordPress's React. */
export type WpNode = unknown;

export type Component = string | ((props: never) => WpNode);

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Properties of the component that edits a block. */
export interface EditProps {
  readonly attributes: Attributes;
  readonly setAttributes: (attributes: Attributes) => void;
}

/** Attributes of a shortcode in a post. */
interface ShortcodeAttributes {
  readonly named: Readonly<Record<string, string | undefined>>;
  /** Words without a name. */
  readonly numeric: readonly string[];
}

interface ShortcodeTransform {
  readonly type: 'shortcode';
  readonly tag: string;
  readonly attributes: Readonly<
    Record<
      string,
      { readonly type: string; readonly shortcode: (attributes: ShortcodeAttributes) => string | boolean | undefined }
    >
  >;
}

interface BlockSettings {
  readonly icon: WpNode;
  readonly edit: (props: EditProps) => WpNode;
  readonly save: () => null;
  readonly transforms: { readonly from: readonly ShortcodeTransform[] };
}

interface WordPress {
  readonly blocks: { readonly registerBlockType: (name: string, settings: BlockSettings) => void };
  readonly blockEditor: {
    readonly ContrastChecker: Component;
    readonly InspectorControls: Component;
    readonly PanelColorSettings: Component;
    readonly useBlockProps: (props: { readonly className: string }) => Readonly<Record<string, unknown>>;
  };
  readonly components: Readonly<
    Record<
      | 'CheckboxControl'
      | 'Disabled'
      | 'Notice'
      | 'PanelBody'
      | 'RangeControl'
      | 'SelectControl'
      | 'TextControl'
      | 'ToggleControl',
      Component
    >
  >;
  readonly element: {
    readonly createElement: (
      type: Component,
      props: Readonly<Record<string, unknown>> | null,
      ...children: readonly WpNode[]
    ) => WpNode;
    readonly useEffect: (effect: () => void, dependencies: readonly unknown[]) => void;
    readonly useRef: <T>(initial: T | null) => { readonly current: T | null };
  };
  readonly i18n: { readonly __: (text: string, domain: string) => string };
}

/** An attribute of the element, from `attributes.json`. */
export interface TableAttribute {
  readonly name: string;
  /** The value of a list is `none`, or names separated by spaces. */
  readonly type: 'boolean' | 'choice' | 'list' | 'number' | 'text';
  /** Valid values of a choice, names for a list, or known values of a text. */
  readonly values?: readonly string[];
  /** English names of values, for values whose names are not in the editor script. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly default?: string;
  /** Whether an empty string is a value. */
  readonly empty?: boolean;
  /** Whether the attribute changes the poster. The prepared poster shows a table without such attributes. */
  readonly poster?: boolean;
}

/** Data that the plugin adds to the page of the editor. */
interface EditorData {
  readonly attributes: readonly TableAttribute[];
  /** CSS custom properties of the colours, by attribute of the block. */
  readonly colours: Readonly<Record<string, string>>;
  /** URL of the module that defines the element. */
  readonly module: string;
  /** CSS that gives the table its size until the element is defined. */
  readonly style: string;
  /** Language of the site. */
  readonly language: string;
}

declare global {
  interface Window {
    readonly wp: WordPress;
    readonly wattenTableEditor: EditorData;
  }
}
