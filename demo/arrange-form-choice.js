/** The choice of a form of the code, the address of the folder, the code and its QR code. */
import { qrCode } from '../dist/cdn/qr-code.js';
import { addressOf, codeOf, folderIn, FORMS, REMOTE_FORMS } from './arrange-forms.js';
import { page } from './arrange-words.js';
import { element } from './page.js';

/** Light modules around a QR code. Readers need four. */
const QUIET = 4;

const SVG = 'http://www.w3.org/2000/svg';

/** Returns a QR code as an SVG element, or null if the text is too long. */
function qrOf(text) {
  const rows = qrCode(text);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('xmlns', SVG);
  const [ground, modules] = [document.createElementNS(SVG, 'rect'), document.createElementNS(SVG, 'path')];
  for (const name of ['width', 'height']) ground.setAttribute(name, String(size));
  ground.setAttribute('fill', '#fff');
  modules.setAttribute('d', path);
  svg.append(ground, modules);
  return svg;
}

/**
 * Connects the controls of the page.
 * @param hash the `#` part of the page's address, with the form and the folder
 * @param changed called when the visitor chooses a form or enters a folder
 */
export function createFormChoice(hash, changed) {
  const [form, folder, code, help, poster, qr, save] = [
    'form',
    'folder',
    'code',
    'form-help',
    'poster',
    'qr',
    'qr-get',
  ].map((id) => document.querySelector(`#${id}`));
  form.append(...FORMS.map((name) => element('option', { value: name })));
  form.addEventListener('change', changed);
  folder.addEventListener('change', changed);

  const read = (from) => {
    const given = new URLSearchParams(from.replace(/^#/, ''));
    const name = given.get('form');
    form.value = FORMS.includes(name) ? name : FORMS[0];
    folder.value = folderIn(given.get('folder') ?? '') ?? '';
  };
  read(hash);

  const placeOf = () => folderIn(folder.value);
  const isRemote = () => /^http/i.test(placeOf() ?? '');

  const helpText = () => {
    if (placeOf() === null) return page.say('folder-invalid');
    // Only these forms contain the address.
    const isAddressMissing = REMOTE_FORMS.includes(form.value) && !isRemote();
    return isAddressMissing ? page.say('folder-missing') : page.say(`form-${form.value}-help`);
  };

  const showQr = (arrangement) => {
    const isShown = form.value === 'address' && isRemote();
    const drawing = isShown ? qrOf(addressOf(arrangement, placeOf())) : null;
    poster.hidden = !drawing;
    qr.replaceChildren(...(drawing ? [drawing] : []));
    if (drawing) save.href = `data:image/svg+xml,${encodeURIComponent(drawing.outerHTML)}`;
    else if (isShown) help.textContent = page.say('qr-too-long');
  };

  return {
    read,
    /** Returns the text to copy. */
    code: (arrangement) => codeOf(form.value, arrangement, placeOf() ?? ''),
    show(arrangement) {
      for (const option of form.options) option.textContent = page.say(`form-${option.value}`);
      folder.placeholder = 'https://www.example.org/watten/';
      code.textContent = this.code(arrangement);
      help.textContent = helpText();
      showQr(arrangement);
      for (const step of document.querySelectorAll('[data-forms]'))
        step.hidden = !step.dataset.forms.split(' ').includes(form.value);
    },
    /** Returns the form and the folder as a part of a link, '' for the defaults. */
    hash: () =>
      new URLSearchParams([
        ...(form.value === FORMS[0] ? [] : [['form', form.value]]),
        ...(folder.value.trim() === '' ? [] : [['folder', folder.value.trim()]]),
      ]).toString(),
  };
}
