import { backSvg, cardSvg } from '../dist/deck.js';
import { BACKS, cardName, GROUNDS, LANGUAGES, NICKNAMES, PICTURES, RANKS, suitName } from './deck-cards.js';
import { FRENCH_PICTURES } from './deck-french.js';
import { ITALIAN_FRENCH_PICTURES, ITALIAN_PICTURES } from './deck-italian.js';
import { firstLanguage } from './page.js';

const switches = document.querySelector('#switches');
const sheet = document.querySelector('#sheet');
const dialog = document.querySelector('#large');

/** Returns the current values of the switches. */
const chosen = () => {
  const { deck, detail, indices, vision, lang, colourAid, silhouettes } = switches.elements;
  return {
    deck: deck.value,
    detail: detail.value,
    indices: indices.value,
    colourAid: colourAid.checked,
    vision: vision.value,
    lang: lang.value,
    silhouettes: silhouettes.checked,
  };
};

/** Returns the options for drawing a card. French courts have the letters of the language. */
const cardOptions = ({ deck, detail, indices, colourAid, lang, silhouettes }) => ({
  deck,
  ...(deck === 'french' && { letters: lang === 'de' ? 'BDKA' : 'JQKA' }),
  detail,
  // In a silhouette, an index would be only a black box.
  indices: silhouettes ? 'off' : indices,
  colourAid,
});

/** Makes all shapes black except the paper, whose paths begin like the outline of the card. */
function silhouette(svg) {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const [paper, ...shapes] = drawing.querySelectorAll('path');
  const outline = paper.getAttribute('d');
  for (const shape of shapes.filter((path) => !path.getAttribute('d').startsWith(outline))) {
    for (const ink of ['fill', 'stroke']) if (shape.hasAttribute(ink)) shape.setAttribute(ink, '#1c1814');
  }
  return new XMLSerializer().serializeToString(drawing);
}

/** Returns the options for a back; null for the front of a card. */
function backOptions({ back, ground }) {
  if (back) return { back };
  return ground ? { ground } : null;
}

function svgOf({ card, ...item }, choice) {
  const back = backOptions(item);
  if (back) return backSvg(back);
  const svg = cardSvg(card, cardOptions(choice));
  return choice.silhouettes ? silhouette(svg) : svg;
}

function nameOf({ card, back, ground }, { deck }, lang) {
  if (back) return BACKS[back][lang][0];
  return ground ? GROUNDS[ground][lang] : cardName(card, deck, lang);
}

/** Returns the title and description of a card's picture, which French number cards lack. */
function pictureOf({ card, ...item }, { deck }, lang) {
  if (backOptions(item)) return BACKS[item.back ?? 'rosette'][lang];
  const [pictures, italian] =
    deck === 'french' ? [FRENCH_PICTURES, ITALIAN_FRENCH_PICTURES] : [PICTURES, ITALIAN_PICTURES];
  return { ...pictures[card], it: italian[card] }[lang] ?? ['', ''];
}

/** Returns the nickname, or the title of the picture. */
const calledOf = (item, choice, lang) => NICKNAMES[item.card] ?? pictureOf(item, choice, lang)[0];

/** Returns the code that draws this card on another page. */
function callOf({ card, ...item }, choice) {
  const written = (options) =>
    Object.entries(options)
      .map(([name, value]) => `${name}: ${typeof value === 'string' ? `'${value}'` : value}`)
      .join(', ');
  const back = backOptions(item);
  if (back) return `backSvg({ ${written(back)} })`;
  return `cardSvg('${card}', { ${written(cardOptions({ ...choice, silhouettes: false }))} })`;
}

function newCard(item) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'card';
  Object.assign(button.dataset, item);
  button.innerHTML =
    '<img class="face" width="1000" height="1768" alt="" /><span class="name"></span> <span class="called"></span>';
  const entry = document.createElement('li');
  entry.append(button);
  return entry;
}

function newSection(id, all) {
  const section = document.createElement('section');
  section.dataset.suit = id;
  const list = document.createElement('ol');
  list.append(...all.map(newCard));
  section.append(document.createElement('h2'), list);
  return section;
}

sheet.append(
  ...['E', 'L', 'H', 'S'].map((suit) =>
    newSection(
      suit,
      RANKS.map((rank) => ({ card: suit + rank })),
    ),
  ),
  newSection('back', [
    ...Object.keys(GROUNDS).map((ground) => ({ ground })),
    ...Object.keys(BACKS)
      .filter((back) => back !== 'rosette')
      .map((back) => ({ back })),
  ]),
);
const cards = [...sheet.querySelectorAll('.card')];

/** German texts are in the elements, the other languages in their attributes. */
const translated = [...document.querySelectorAll('[data-en], [data-en-label]')].map((element) => {
  const { en, it, enLabel, itLabel } = element.dataset;
  return {
    element,
    text: en && { de: element.textContent, en, it },
    label: enLabel && { de: element.ariaLabel, en: enLabel, it: itLabel },
  };
});

function translate(choice) {
  const { lang, deck } = choice;
  document.documentElement.lang = lang;
  for (const { element, text, label } of translated) {
    if (text) element.textContent = text[lang];
    if (label) element.ariaLabel = label[lang];
  }
  for (const section of sheet.children) {
    const { suit } = section.dataset;
    const back = { de: 'Rückseite', en: 'Back', it: 'Dorso' }[lang];
    section.querySelector('h2').textContent = suit === 'back' ? back : suitName(suit, deck, lang);
  }
  for (const button of cards) {
    button.querySelector('.name').textContent = nameOf(button.dataset, choice, lang);
    button.querySelector('.called').textContent = backOptions(button.dataset)
      ? ''
      : calledOf(button.dataset, choice, lang);
  }
}

let round = 0;

/** Draws all cards row by row without blocking the page. A later call cancels an earlier one. */
async function draw(choice) {
  const thisRound = ++round;
  sheet.ariaBusy = 'true';
  for (const section of sheet.children) {
    for (const button of section.querySelectorAll('.card')) {
      button.querySelector('.face').src = `data:image/svg+xml,${encodeURIComponent(svgOf(button.dataset, choice))}`;
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (thisRound !== round) return;
  }
  sheet.ariaBusy = 'false';
}

function show() {
  const choice = chosen();
  document.body.dataset.vision = choice.vision;
  switches.elements.indices.disabled = choice.silhouettes;
  translate(choice);
  return draw(choice);
}

let shown = 0;

/** Shows one card large. The index wraps around after the last card. */
function enlarge(index) {
  shown = (index + cards.length) % cards.length;
  const choice = chosen();
  const { lang } = choice;
  const button = cards[shown];
  const item = button.dataset;
  const [title, text] = pictureOf(item, choice, lang);
  const child = (id) => dialog.querySelector(`#large-${id}`);

  dialog.querySelector('.face').src = button.querySelector('.face').src;
  child('count').textContent = `${shown + 1} / ${cards.length}`;
  child('name').textContent = nameOf(item, choice, lang);
  child('text').textContent = title && `${title}. ${text}`;
  child('call').textContent = callOf(item, choice);
  child('names').replaceChildren(
    ...Object.entries(LANGUAGES).flatMap(([other, name]) => {
      const [term, definition] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      definition.lang = other;
      definition.textContent = [nameOf(item, choice, other), calledOf(item, choice, other)].filter(Boolean).join(', ');
      return [term, definition];
    }),
  );
}

/** For each key, a function that returns the index of the card to show. */
const STEPS = { ArrowLeft: (index) => index - 1, ArrowRight: (index) => index + 1, Home: () => 0, End: () => -1 };

sheet.addEventListener('click', ({ target }) => {
  const button = target.closest('.card');
  if (!button) return;
  enlarge(cards.indexOf(button));
  dialog.showModal();
});
sheet.addEventListener('keydown', (event) => {
  const index = cards.indexOf(event.target);
  const step = STEPS[event.key];
  if (index < 0 || !step) return;
  event.preventDefault();
  cards.at(step(index) % cards.length).focus();
});

dialog.addEventListener('keydown', (event) => {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  enlarge(step(shown));
});
dialog.querySelector('#previous').addEventListener('click', () => enlarge(shown - 1));
dialog.querySelector('#next').addEventListener('click', () => enlarge(shown + 1));
// The content fills the dialog, so only a click on the backdrop has the dialog as its target.
dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
dialog.addEventListener('close', () => cards[shown].focus());

switches.addEventListener('input', () => void show());
switches.addEventListener('submit', (event) => event.preventDefault());
switches.elements.lang.value = firstLanguage();
await show();
