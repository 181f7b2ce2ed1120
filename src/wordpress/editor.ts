/** The block in the WordPress editor: a live preview, and the settings in the sidebar. */
import { renderColours, renderSettings } from './controls.js';
import { ICON } from './icon.js';
import { TablePreview } from './preview.js';
import { valueInShortcode } from './shortcode.js';
import type { EditProps, WpNode } from './wp.js';

const { blocks, blockEditor, components, element } = window.wp;
const { attributes, colours } = window.wattenTableEditor;

const Edit = (props: EditProps): WpNode => {
  const { createElement } = element;
  return createElement(
    'div',
    blockEditor.useBlockProps({ className: 'watten-table-no-poster' }),
    createElement(blockEditor.InspectorControls, null, ...renderSettings(props)),
    createElement(blockEditor.InspectorControls, { group: 'styles' }, renderColours(props)),
    // Without `Disabled`, a click into the preview would start a game in place of selecting the block.
    createElement(components.Disabled, null, createElement(TablePreview, { attributes: props.attributes })),
  );
};

/** Attributes of the block that a shortcode can contain. */
const inShortcode = [
  ...attributes.map(({ name, type }) => ({ name, isFlag: type === 'boolean' })),
  ...['align', ...Object.keys(colours)].map((name) => ({ name, isFlag: false })),
];

blocks.registerBlockType('watten-table/table', {
  icon: ICON,
  edit: Edit,
  // The plugin renders the block in PHP.
  save: () => null,
  transforms: {
    from: [
      {
        type: 'shortcode',
        tag: 'watten',
        attributes: Object.fromEntries(
          inShortcode.map(({ name, isFlag }) => [
            name,
            {
              type: isFlag ? 'boolean' : 'string',
              shortcode: (given) => valueInShortcode(name, isFlag, given),
            },
          ]),
        ),
      },
    ],
  },
});
