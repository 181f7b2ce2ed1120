/** The switches: each is a row with its control, which shows an arrangement and says what becomes of it when it is used. */
import { hasSeat, variantOf } from './arrange-code.js';
import { carriedOver, explanationOf, playersOf, rulesOf, variantNames, withOption } from './arrange-rules.js';
import { COLOURS, isSwitch, valuesOf } from './arrange-settings.js';
import { page } from './arrange-words.js';
import { element } from './page.js';

/** The words in which the rules are explained. */
const look = ({ attributes }) => ({ language: page.language, deck: attributes.deck ?? 'salzburg' });

const box = () => element('input', { type: 'checkbox' });
const choice = () => element('select', { className: 'field' });
const field = () => element('input', { className: 'field', autocomplete: 'off', spellcheck: false });

/** A control with its name, the name it has in code, and what is said of it. */
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

/** A choice is filled anew only if what can be chosen has changed: somebody may be about to choose. */
function fillChoice(select, values, nameOf, chosen) {
  const names = values.map(nameOf);
  const isFilled = select.length === names.length && names.every((name, at) => select.options[at].textContent === name);
  if (!isFilled) {
    select.replaceChildren(...values.map((value, at) => element('option', { value, textContent: names[at] })));
  }
  select.value = String(chosen);
}

/** What a value is called: a word of its own, else what all values of that name are called by, else itself. */
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

/** An attribute of the element. */
export function attributeRow({ group, name, values, flag, later = false }) {
  const control = flag ? box() : values ? choice() : field();
  const { title, says, place } = newRow(name, name, control);
  const show = (arrangement) => {
    const value = arrangement.attributes[name];
    title.textContent = page.say(name);
    says.textContent = page.has(`${name}-help`) ? page.say(`${name}-help`) : '';
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

/** So many sentences are read at a glance; the others are there for who wants to know. */
const AT_A_GLANCE = 3;

function showSentences(place, sentences) {
  const paragraph = (some) => element('p', { textContent: some.join(' ') });
  const rest = sentences.slice(AT_A_GLANCE);
  const isOpen = place.querySelector('details')?.open ?? false;
  place.replaceChildren(paragraph(sentences.slice(0, AT_A_GLANCE)));
  if (rest.length === 0) return;
  const summary = element('summary', { textContent: page.say('more-rules') });
  place.append(element('details', { open: isOpen }, summary, paragraph(rest)));
}

/** A rule option, with what the rules of the table say because of it. */
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
    // A link may have brought one that is not offered.
    if (!values.some((one) => String(one) === String(value))) values = [...values, value];
    fillChoice(control, values, (one) => valueName(name, one), value);
  };
  /** Takes time: for rows that can be seen. */
  const explain = (arrangement) => {
    const what = JSON.stringify([variantOf(arrangement), arrangement.options, look(arrangement)]);
    if (explained === what) return;
    explained = what;
    const of = explanationOf(variantOf(arrangement), arrangement.options, name, look(arrangement));
    // What there is not at this table is explained by what it would be.
    const value = rulesOf(variantOf(arrangement), arrangement.options)[name];
    const isOff = of.other && (of.says.length === 0 || value === false || value.length === 0);
    says.classList.toggle('not', isOff || of.says.length === 0);
    if (!isOff) showSentences(says, of.says.length > 0 ? of.says : [page.say('no-effect')]);
    else {
      const lead = of.other.value === true ? page.say('if-on') : page.say('if', valueName(name, of.other.value));
      showSentences(says, [`${lead} ${of.other.says[0]}`, ...of.other.says.slice(1)]);
    }
  };
  const used = (arrangement) => {
    const value = isSwitch(name) ? control.checked : values.find((one) => String(one) === control.value);
    const options = withOption(variantOf(arrangement), arrangement.options, name, value);
    return options && { ...arrangement, options };
  };
  return { group, name, place, later: true, show, explain, used, isChanged: ({ options }) => name in options };
}

/** A colour: the table's own, or one from the picker. */
export function colourRow(name) {
  const isOn = box();
  const picker = element('input', { type: 'color', value: COLOURS[name], name: `picker-${name}` });
  const { title, place } = newRow(`colour-${name}`, `--watten-${name}`, isOn, picker);
  const show = ({ colours }) => {
    title.textContent = page.say(name);
    picker.ariaLabel = page.say(name);
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
