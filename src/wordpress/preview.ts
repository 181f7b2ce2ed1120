/** The live preview of the block in the editor. */
import type { EditProps, WpNode } from './wp.js';

const { element } = window.wp;
const { attributes: known, colours, language, module, style } = window.wattenTableEditor;

/** Attributes that would start a game, play sounds, store data or connect to a server. */
const LEFT_OUT = new Set(['autostart', 'persist', 'server', 'sound', 'table-id', 'voice', 'haptics']);

/** Loads the element into the document of the preview. The editor's canvas can be a frame. */
function loadElement(view: Document): void {
  if (view.head.querySelector('script[data-watten-table]')) return;
  const script = view.createElement('script');
  script.type = 'module';
  script.src = module;
  script.dataset['wattenTable'] = '';
  const sheet = view.createElement('style');
  sheet.textContent = style;
  view.head.append(sheet, script);
}

/** Sets or removes an attribute. React treats attributes of custom elements differently in its versions. */
const setAttribute = (table: HTMLElement, name: string, value: string | number | boolean | undefined): void => {
  if (value === undefined || value === false) table.removeAttribute(name);
  else table.setAttribute(name, value === true ? '' : String(value));
};

export const TablePreview = ({ attributes }: Pick<EditProps, 'attributes'>): WpNode => {
  const ref = element.useRef<HTMLElement>(null);
  element.useEffect(() => {
    const table = ref.current;
    if (!table) return;
    loadElement(table.ownerDocument);
    for (const { name } of known) if (!LEFT_OUT.has(name)) setAttribute(table, name, attributes[name]);
    setAttribute(table, 'lang', attributes['lang'] ?? language);
    for (const [name, property] of Object.entries(colours)) {
      const colour = attributes[name];
      if (typeof colour === 'string') table.style.setProperty(property, colour);
      else table.style.removeProperty(property);
    }
  }, [attributes]);
  return element.createElement('watten-table', { ref });
};
