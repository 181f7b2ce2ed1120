import { arrangementOf, attributesOf, EMPTY, hashOf, rulesIn, variantOf, withOneSeat } from './arrange-code.js';
import { listEvents } from './arrange-events.js';
import { createFormChoice } from './arrange-form-choice.js';
import { attributeRow, colourRow, optionRow, valueName } from './arrange-rows.js';
import { combineOptions } from './arrange-rules.js';
import { ATTRIBUTES, COLOURS, FIRST_RULE_GROUP, GROUPS, OPTIONS } from './arrange-settings.js';
import { page } from './arrange-words.js';
import { contrastOf } from './contrast.js';
import { copyToClipboard, element } from './page.js';

const form = document.querySelector('#switches');
const result = document.querySelector('.result');
const table = document.querySelector('watten-table');
const news = document.querySelector('#news');

let arrangement = arrangementOf(location.hash);
const choice = createFormChoice(location.hash, () => {
  history.replaceState(null, '', `#${linkHash()}`);
  show();
});
/** Returns the `#` part of a link to the arrangement, the chosen form and the folder. */
const linkHash = () => [hashOf(arrangement), choice.hash()].filter(Boolean).join('&');

// -- layout ------------------------------------------------------------------------------------------------------------

/** Matches if the controls are next to the table. Otherwise, the controls are below the table and above the code. */
const isBroad = matchMedia('(min-width: 1000px)');
const placeSwitches = () => (isBroad.matches ? result : result.querySelector('section')).before(form);
placeSwitches();
isBroad.addEventListener('change', placeSwitches);

// -- the switches ------------------------------------------------------------------------------------------------------

// The variant first, then the options of the game.
const [variant, ...attributes] = ATTRIBUTES.map(attributeRow);
const rows = [variant, ...OPTIONS.map(optionRow), ...attributes, ...Object.keys(COLOURS).map(colourRow)];
const rowOf = (control) => rows.find(({ place }) => place.contains(control));

/** Collapsible groups. The first group is open if the controls are next to the table. */
const groups = GROUPS.map((id) => {
  const title = element('span');
  const count = element('span', { className: 'count' });
  const own = rows.filter(({ group }) => group === id);
  const place = element('details', { id: `group-${id}` }, element('summary', {}, title, ' ', count));
  place.append(...own.map((row) => row.place));
  place.open = id === 'game' && isBroad.matches;
  place.addEventListener('toggle', () => explainOpenGroups());
  return { id, title, count, own, place };
});
/** A button back to the table, for the layout with the table above the controls. */
const toTable = element('button', { type: 'button', className: 'button primary', id: 'to-table' });
toTable.addEventListener('click', () => table.scrollIntoView({ block: 'start' }));
const rulesTitle = element('h2', { id: 'rules-title' });
const rulesHelp = element('p', { className: 'small' });
for (const { id, place } of groups) {
  if (id === FIRST_RULE_GROUP) form.append(rulesTitle, rulesHelp);
  form.append(place);
}
form.append(toTable);

/** Explains only the rows of open groups, because explanations are slow. */
function explainOpenGroups() {
  for (const { own, place } of groups) if (place.open) for (const row of own) row.explain?.(arrangement);
}

function showSwitches() {
  rulesTitle.textContent = page.say('rules');
  rulesHelp.textContent = page.say('rules-help');
  toTable.textContent = page.say('to-table');
  for (const { id, title, count, own } of groups) {
    for (const row of own) row.show(arrangement);
    const changed = own.filter((row) => row.isChanged(arrangement)).length;
    title.textContent = page.say(`group-${id}`);
    count.textContent = changed > 0 ? page.say('changed', changed) : '';
  }
  explainOpenGroups();
}

// -- the table and the lines for a page --------------------------------------------------------------------------------

function setTable() {
  const wanted = attributesOf(arrangement);
  for (const name of [...ATTRIBUTES.map((attribute) => attribute.name), 'players', 'target']) {
    if (!(name in wanted)) table.removeAttribute(name);
    else if (table.getAttribute(name) !== wanted[name]) table.setAttribute(name, wanted[name]);
  }
  for (const name of Object.keys(COLOURS)) {
    table.style.setProperty(`--watten-${name}`, arrangement.colours[name] ?? null);
  }
  const rules = rulesIn(arrangement);
  if (JSON.stringify(table.rules ?? {}) !== JSON.stringify(rules)) table.rules = rules;
}

function show() {
  showSwitches();
  setTable();
  choice.show(arrangement);
}

/** Returns a warning about low contrast of text or accent colour on panels, or false. */
function contrastWarning() {
  const { text, accent, surface } = { ...COLOURS, ...arrangement.colours };
  const warning = (key, colour, minimum) => {
    const contrast = contrastOf(colour, surface);
    return contrast < minimum && page.say(key, contrast.toLocaleString(page.language, { maximumFractionDigits: 1 }));
  };
  return warning('contrast', text, 4.5) || warning('contrast-accent', accent, 3);
}

/** Display time of a message, in ms. A message that names other changed options stays until the next change. */
const MESSAGE_MS = 10_000;
let clearTimer = 0;
function showMessage(text, stays = false) {
  clearTimeout(clearTimer);
  news.textContent = text;
  if (!stays) clearTimer = setTimeout(() => (news.textContent = ''), MESSAGE_MS);
}

news.addEventListener('click', () => showMessage(''));

/** Returns the texts of options that changed together with the one that the visitor changed. */
const otherChanges = (before, row) =>
  rows
    .filter(({ name, isChanged }) => name !== row.name && (isChanged(before) || isChanged(arrangement)))
    .filter(({ name }) => String(before.options[name]) !== String(arrangement.options[name]))
    .map(({ name, place }) => `${page.say(name)} – ${shownIn(place, name)}`);
const shownIn = (place, name) => {
  const control = place.querySelector('input, select');
  return control.type === 'checkbox' ? valueName(name, control.checked) : control.selectedOptions[0].textContent;
};

/** For each row: the options before and after its last change, which can include other options. */
const lastChanges = new Map();
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Returns an arrangement with the other changes of a row undone, if the visitor sets the row's value back. */
function withOthersUndone(after, { name }) {
  const last = lastChanges.get(name);
  if (!last || !isSame(after.options[name], last.before[name])) return after;
  const options = { ...after.options };
  for (const other of new Set([...Object.keys(last.before), ...Object.keys(last.after)])) {
    if (isSame(last.before[other], last.after[other]) || !isSame(options[other], last.after[other])) continue;
    if (other in last.before) options[other] = last.before[other];
    else delete options[other];
  }
  return { ...after, options: combineOptions(variantOf(after), options) };
}

function applyInput({ target }) {
  const row = rowOf(target);
  const before = arrangement;
  const used = row.used(arrangement, target);
  const after = used && row !== variant ? withOthersUndone(used, row) : used;
  arrangement = after ? withOneSeat(after) : before;
  lastChanges.set(row.name, { before: before.options, after: arrangement.options });
  history.replaceState(null, '', `#${linkHash()}`);
  show();
  const others = otherChanges(before, row).join('; ');
  const messages = [
    !after && page.say('refused'),
    others && (row === variant ? page.say('own-rules-gone') : page.say('changed-too', others)),
    after && row.later && table.view && page.say('later'),
    row.group === 'colours' && contrastWarning(),
  ];
  showMessage(messages.filter(Boolean).join(' '), others !== '');
}
// Texts apply on `change`, when they are complete, so that no game is saved under an incomplete name.
const isText = ({ target }) => target.type === 'text';
form.addEventListener('input', (event) => !isText(event) && applyInput(event));
form.addEventListener('change', (event) => isText(event) && applyInput(event));
form.addEventListener('submit', (event) => event.preventDefault());

// -- buttons -----------------------------------------------------------------------------------------------------------

/** Display time of the message next to a button that copies, in ms. */
const COPIED_MS = 5000;
const copyTimers = new Map();

/** Copies a text and shows the result next to the pressed button. */
async function copy(text, message) {
  clearTimeout(copyTimers.get(message));
  message.textContent = page.say((await copyToClipboard(text)) ? 'copied' : 'not-copied');
  copyTimers.set(
    message,
    setTimeout(() => (message.textContent = ''), COPIED_MS),
  );
}
const [copied, shared] = ['#copied', '#shared'].map((id) => document.querySelector(id));
const onClick = (id, act) => document.querySelector(id).addEventListener('click', () => void act());

onClick('#start', () => table.start());
onClick('#stop', () => table.stop());
onClick('#copy', () => copy(choice.code(arrangement), copied));
onClick('#share', () => copy(new URL(`#${linkHash()}`, location).href, shared));
onClick('#reset', () => {
  arrangement = EMPTY;
  choice.read('');
  history.replaceState(null, '', location.pathname);
  showMessage('');
  show();
});
addEventListener('hashchange', () => {
  arrangement = arrangementOf(location.hash);
  choice.read(location.hash);
  show();
});

listEvents(table, document.querySelector('#events'));
page.onLanguage(show);
