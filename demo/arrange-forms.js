/** Writes an arrangement in every form in which a site can contain a table. */
import { formatRules } from '../dist/cdn/engine.js';
import { attributesOf, rulesIn } from './arrange-code.js';

/** The forms, in the order of the page. arrange-words.js contains their names. */
export const FORMS = ['lines', 'classic', 'iframe', 'address', 'wordpress', 'react'];

/** Forms that need the full address of the folder `watten`, because they are used on other sites or on paper. */
export const REMOTE_FORMS = ['iframe', 'address'];

/** Folder of the package on the site, unless the visitor gives another address. */
const FOLDER = '/watten/';
const EXAMPLE_FOLDER = 'https://www.example.org/watten/';

/** Returns the address of a folder with a slash at its end, '' for no address, or null if the text is no address. */
export function folderIn(text) {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const isAddress = /^https?:\/\/[^\s"'<>?#]+$/i.test(trimmed) && URL.canParse(trimmed);
  if (!isAddress && !/^\/[^\s"'<>?#]*$/.test(trimmed)) return null;
  return trimmed.endsWith('/') ? trimmed : `${trimmed}/`;
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the attributes of the element, with the rules as one attribute. */
const settingsOf = (arrangement) => {
  const rules = formatRules(rulesIn(arrangement));
  return Object.entries({ ...attributesOf(arrangement), ...(rules !== '' && { rules }) });
};

const styleOf = ({ colours }) =>
  Object.entries(colours)
    .map(([name, value]) => `--watten-${name}: ${value}`)
    .join('; ');

/**
 * Returns the element as HTML. All settings are attributes, because many editors remove styles and scripts, or show them as
 * text.
 */
function elementOf(arrangement) {
  const style = styleOf(arrangement);
  const written = [...settingsOf(arrangement), ...(style === '' ? [] : [['style', style]])].map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  return `<watten-table${written.join('')}></watten-table>`;
}

/** Returns the parameters of embed.html. A shared address has no seed, because all visitors would play the same deal. */
function parametersOf(arrangement) {
  const settings = settingsOf(arrangement).filter(([name]) => name !== 'seed');
  const colours = Object.entries(arrangement.colours).map(([name, value]) => [name, value.slice(1)]);
  const query = new URLSearchParams([...settings, ...colours]).toString();
  return query === '' ? '' : `?${query.replaceAll('=&', '&').replace(/=$/, '')}`;
}

/** Returns the address of a page that shows only this table. */
export const addressOf = (arrangement, folder) =>
  `${folder === '' ? EXAMPLE_FOLDER : folder}embed/embed.html${parametersOf(arrangement)}`;

/** Returns a shortcode value in the quotation marks that it does not contain. WordPress has no escapes for them. */
const quotedForWordPress = (value) => (value.includes('"') ? `'${value}'` : `"${value}"`);

function shortcodeOf(arrangement) {
  const colours = Object.entries(arrangement.colours).map(([name, value]) => [`${name}-colour`, value]);
  const written = [...settingsOf(arrangement), ...colours].map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}=${quotedForWordPress(value)}`,
  );
  return `[watten${written.join('')}]`;
}

/** Returns a React component. Attributes keep their names, so that server rendering writes them, too. */
function reactOf(arrangement) {
  const written = settingsOf(arrangement).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}=${value.includes('"') ? `{${JSON.stringify(value)}}` : `"${value}"`}`,
  );
  const colours = Object.entries(arrangement.colours).map(([name, value]) => `'--watten-${name}': '${value}'`);
  const style = colours.length === 0 ? '' : ` style={{ ${colours.join(', ')} }}`;
  return [
    "import 'watten-table/react';",
    '',
    `export const Watten = () => <watten-table${written.join('')}${style} />;`,
  ].join('\n');
}

/** Functions that return the text to copy, by form. `folder`: the address of the folder `watten`, '' if unknown. */
const WRITERS = {
  lines: (arrangement, folder) =>
    `<script type="module" src="${folder || FOLDER}watten-table.js"></script>\n${elementOf(arrangement)}`,
  classic: (arrangement, folder) => `<script src="${folder || FOLDER}watten.js"></script>\n${elementOf(arrangement)}`,
  iframe: (arrangement, folder) =>
    [
      `<iframe src="${escaped(addressOf(arrangement, folder))}" title="Watten" width="100%" height="640" style="border: 0" allow="fullscreen" loading="lazy"></iframe>`,
      `<script src="${folder || EXAMPLE_FOLDER}embed/host.js" async></script>`,
    ].join('\n'),
  address: addressOf,
  wordpress: shortcodeOf,
  react: reactOf,
};

/** Returns the text of a form for copying. */
export const codeOf = (form, arrangement, folder) => WRITERS[form](arrangement, folder);
