/** The controls, one per row. Each shows an arrangement and returns the changed one after an input. */
import { hasSeat, variantOf } from './arrange-code.js';
import { carriedOver, explanationOf, playersOf, rulesOf, variantNames, withOption } from './arrange-rules.js';
import { COLOURS, isSwitch, valuesOf } from './arrange-settings.js';
import { page } from './arrange-words.js';
import { element } from './page.js';

/** Returns the language and deck of the explanations. */
const look = ({ attributes }) => ({ language: page.language, deck: attributes.deck ?? 'salzburg' });

const box = () => element('input', { type: 'checkbox' });
const choice = () => element('select', { className: 'field' });
const field = () => element('input', { className: 'field', autocomplete: 'off', spellcheck: false });

/** Creates a row: a control with its label, its name in code, and an explanation. */
function newRow(name, code, control, ...beside) {
  const says = element('div', { className: 'says', id: `says-${name}` });
  control.id = name;
  control.name = name;
  control.setAttribute('aria-describedby', says.id);
  const title = element('span');
  const label = element('label', { htmlFor: name }, title, ' ', element('code', { textContent: code }));
  const className = control.type === 'checkbox' ? 'row box' : 'row';
  return { title, says, place: element('div', { className }, label, control, ...beside, says) };
}

/** Fills a select element. Keeps existing options if they are the same, because the element can be open. */
function fillChoice(select, values, nameOf, chosen) {
  const names = values.map(nameOf);
  const isFilled =
    select.length === names.length && names.every((name, index) => select.options[index].textContent === name);
  if (!isFilled) {
    select.replaceChildren(...values.map((value, index) => element('option', { value, textContent: names[index] })));
  }
  select.value = String(chosen);
}

/** Returns the name of a value: the specific text, else the general text for values of this option, else the value. */
export function valueName(name, value) {
  if (typeof value === 'boolean') return page.say(value ? 'yes' : 'no');
  if (!Array.isArray(value) && page.has(`${name}-${value}`)) return page.say(`${name}-${value}`);
  return page.has(`${name}-value`) ? page.say(`${name}-value`, value) : String(value);
}

const without = (name, { [name]: _, ...others }) => others;

const nameSets = new Map();
function namesOfVariants({ language, deck }) {
  const key = `${language} ${deck}`;
  if (!nameSets.has(key)) nameSets.set(key, variantNames({ language, deck }));
  return nameSets.get(key);
}

/** Creates the row of an attribute. */
export function attributeRow({ group, name, values, flag, later = false }) {
  const control = flag ? box() : values ? choice() : field();
  const { title, says, place } = newRow(name, name, control);
  const show = (arrangement) => {
    const value = arrangement.attributes[name];
    title.textContent = page.say(name);
    const help = [`${name}-help`, `${name}-${value}-help`].find((key) => page.has(key));
    says.textContent = help ? page.say(help) : '';
    if (flag) control.checked = value !== undefined;
    else if (values) {
      const names = name === 'variant' ? namesOfVariants(look(arrangement)) : null;
      const offered = name === 'seat' ? values.filter((seat) => hasSeat(arrangement, seat)) : values;
      fillChoice(control, offered, (one) => names?.[one] ?? valueName(name, one), value ?? values[0]);
    } else if (control !== document.activeElement) control.value = value ?? '';
  };
  const used = (arrangement) => {
    const { attributes, options } = arrangement;
    const isOwn = flag ? !control.checked : control.value === (values?.[0] ?? '');
    const changed = isOwn ? without(name, attributes) : { ...attributes, [name]: flag ? '' : control.value };
    if (name !== 'variant') return { ...arrangement, attributes: changed };
    return { ...arrangement, attributes: changed, options: carriedOver(control.value, options) };
  };
  return { group, name, place, later, show, used, isChanged: ({ attributes }) => name in attributes };
}

/** Number of visible sentences. The other sentences are in a `details` element. */
const SHOWN_SENTENCES = 3;

function showSentences(place, sentences) {
  const paragraph = (some) => element('p', { textContent: some.join(' ') });
  const rest = sentences.slice(SHOWN_SENTENCES);
  const isOpen = place.querySelector('details')?.open ?? false;
  place.replaceChildren(paragraph(sentences.slice(0, SHOWN_SENTENCES)));
  if (rest.length === 0) return;
  const summary = element('summary', { textContent: page.say('more-rules') });
  place.append(element('details', { open: isOpen }, summary, paragraph(rest)));
}

/** Creates the row of a rule option, with its effect on the text of the rules. */
export function optionRow({ group, name }) {
  const control = isSwitch(name) ? box() : choice();
  const { title, says, place } = newRow(name, name, control);
  let values = [];
  let explained = '';
  const show = (arrangement) => {
    const variant = variantOf(arrangement);
    const value = rulesOf(variant, arrangement.options)[name];
    title.textContent = page.say(name);
    if (isSwitch(name)) {
      control.checked = value;
      return;
    }
    values = name === 'players' ? playersOf(variant) : valuesOf(name);
    // A link can contain a value that the page does not offer.
    if (!values.some((one) => String(one) === String(value))) values = [...values, value];
    fillChoice(control, values, (one) => valueName(name, one), value);
  };
  /** Shows the explanation. This is slow, so call it only for visible rows. */
  const explain = (arrangement) => {
    const key = JSON.stringify([variantOf(arrangement), arrangement.options, look(arrangement)]);
    if (explained === key) return;
    explained = key;
    const explanation = explanationOf(variantOf(arrangement), arrangement.options, name, look(arrangement));
    // For an option that is off, explain the effect of turning the option on.
    const value = rulesOf(variantOf(arrangement), arrangement.options)[name];
    const isOff = explanation.other && (explanation.says.length === 0 || value === false || value.length === 0);
    says.classList.toggle('not', isOff || explanation.says.length === 0);
    if (!isOff) showSentences(says, explanation.says.length > 0 ? explanation.says : [page.say('no-effect')]);
    else {
      const lead =
        explanation.other.value === true ? page.say('if-on') : page.say('if', valueName(name, explanation.other.value));
      showSentences(says, [`${lead} ${explanation.other.says[0]}`, ...explanation.other.says.slice(1)]);
    }
  };
  const used = (arrangement) => {
    const value = isSwitch(name) ? control.checked : values.find((one) => String(one) === control.value);
    const options = withOption(variantOf(arrangement), arrangement.options, name, value);
    return options && { ...arrangement, options };
  };
  return { group, name, place, later: true, show, explain, used, isChanged: ({ options }) => name in options };
}

/** Creates the row of a colour, which is the default or a colour from the colour picker. */
export function colourRow(name) {
  const isOn = box();
  const picker = element('input', { type: 'color', value: COLOURS[name], name: `picker-${name}` });
  const { title, place } = newRow(`colour-${name}`, `--watten-${name}`, isOn, picker);
  const show = ({ colours }) => {
    title.textContent = page.say(`colour-${name}`);
    picker.ariaLabel = title.textContent;
    isOn.checked = name in colours;
    if (name in colours) picker.value = colours[name];
  };
  const used = (arrangement, control) => {
    const { colours } = arrangement;
    if (control === isOn && !isOn.checked) return { ...arrangement, colours: without(name, colours) };
    return { ...arrangement, colours: { ...colours, [name]: picker.value } };
  };
  return { group: 'colours', name, place, show, used, isChanged: ({ colours }) => name in colours };
}
