import { LOOKS, PEOPLE, personSvg, SIGNS } from '../dist/people.js';
import { firstLanguage } from './page.js';

const switches = document.querySelector('#switches');
const sheet = document.querySelector('#sheet');
const shadows = document.querySelector('#shadows ol');

const TEMPERAMENTS = {
  de: { careful: 'vorsichtig', bold: 'kühn', sly: 'hinterlistig', talkative: 'gesprächig' },
  en: { careful: 'careful', bold: 'bold', sly: 'sly', talkative: 'talkative' },
  it: { careful: 'prudente', bold: 'audace', sly: 'ama l’inganno', talkative: 'loquace' },
};

const LOOK_NAMES = {
  waiting: { de: 'wartet', en: 'waiting', it: 'aspetta' },
  thinking: { de: 'überlegt', en: 'thinking', it: 'riflette' },
  pleased: { de: 'freut sich', en: 'pleased', it: 'si rallegra' },
  disgusted: { de: 'verzieht das Gesicht', en: 'disgusted', it: 'storce la bocca' },
  surprised: { de: 'staunt', en: 'surprised', it: 'si stupisce' },
  sly: { de: 'schaut schlau', en: 'sly', it: 'la sa lunga' },
  sleepy: { de: 'ist müde', en: 'sleepy', it: 'ha sonno' },
};

/** Signals in the order in which players learn them: suits, signals without a card, ranks from the ace down. */
const SIGN_NAMES = [
  ['H', { de: 'Kinn nach unten: Herz', en: 'chin down: Hearts', it: 'mento in giù: cuori' }],
  ['S', { de: 'Backen aufgeblasen: Schell', en: 'cheeks puffed: Bells', it: 'guance gonfie: campanelli' }],
  ['L', { de: 'Kopf geneigt: Laub', en: 'head tilted: Leaves', it: 'testa inclinata: foglie' }],
  ['E', { de: 'Mundwinkel zurück: Eichel', en: 'mouth drawn back: Acorns', it: 'angoli della bocca tirati: ghiande' }],
  [
    'bad',
    {
      de: 'Augenbrauen hoch: schlechte Karten',
      en: 'eyebrows raised: bad cards',
      it: 'sopracciglia alzate: brutte carte',
    },
  ],
  ['alone', { de: 'ein Kuss: Ich gewinne allein', en: 'a kiss: I win this alone', it: 'un bacio: vinco da solo' }],
  ['max', { de: 'beide Augen zu: Max', en: 'both eyes shut: Max', it: 'occhi chiusi: Max' }],
  ['belli', { de: 'rechtes Auge zwinkert: Belli', en: 'right eye winks: Belli', it: 'occhio destro chiuso: Belli' }],
  ['spitz', { de: 'linkes Auge zwinkert: Spitz', en: 'left eye winks: Spitz', it: 'occhio sinistro chiuso: Spitz' }],
  ['A', { de: 'rechter Daumen: Ass', en: 'right thumb: ace', it: 'pollice destro: asso' }],
  ['K', { de: 'rechter Zeigefinger: König', en: 'right index finger: king', it: 'indice destro: re' }],
  ['O', { de: 'rechter Mittelfinger: Ober', en: 'right middle finger: Ober', it: 'medio destro: ufficiale' }],
  ['U', { de: 'rechter Ringfinger: Unter', en: 'right ring finger: Unter', it: 'anulare destro: sottufficiale' }],
  ['10', { de: 'linker Daumen: 10', en: 'left thumb: 10', it: 'pollice sinistro: 10' }],
  ['9', { de: 'linker Zeigefinger: 9', en: 'left index finger: 9', it: 'indice sinistro: 9' }],
  ['8', { de: 'linker Mittelfinger: 8', en: 'left middle finger: 8', it: 'medio sinistro: 8' }],
  ['7', { de: 'linker Ringfinger: 7', en: 'left ring finger: 7', it: 'anulare sinistro: 7' }],
  ['6', { de: 'linker kleiner Finger: 6', en: 'left little finger: 6', it: 'mignolo sinistro: 6' }],
  ['5', { de: 'rechter kleiner Finger: 5', en: 'right little finger: 5', it: 'mignolo destro: 5' }],
];

const GAZES = { left: { x: -1, y: 0.2 }, up: { x: 0, y: -0.8 }, right: { x: 1, y: 0.2 } };

const FACES = [
  ...Object.entries(LOOKS).map(([id, look]) => ({ id, look, name: LOOK_NAMES[id] })),
  ...SIGN_NAMES.map(([id, name]) => ({ id, look: SIGNS[id], name })),
];

const pictureOf = (svg, width) => {
  const image = document.createElement('img');
  Object.assign(image, {
    alt: '',
    loading: 'lazy',
    width,
    height: width,
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  });
  return image;
};

/** Creates a figure with a face in two sizes. */
function figure(person, { id, look, name }, { lang, gaze }) {
  const item = document.createElement('li');
  item.dataset.face = id;
  const options = gaze ? { gaze: GAZES[gaze] } : {};
  const caption = document.createElement('span');
  caption.className = 'name';
  caption.textContent = name[lang];
  item.append(
    ...[96, 44].map((width) => {
      const image = pictureOf(personSvg(person, look, { ...options, width: width * devicePixelRatio }), width);
      if (width === 96) image.alt = `${PEOPLE[person].name}, ${name[lang]}`;
      return image;
    }),
    caption,
  );
  return item;
}

function section(person, choice) {
  const { name, age, temperament } = PEOPLE[person];
  const container = document.createElement('section');
  container.dataset.person = person;
  const heading = document.createElement('h2');
  const about = document.createElement('small');
  about.textContent = `${age}, ${TEMPERAMENTS[choice.lang][temperament]}`;
  heading.append(name, ' ', about);
  const list = document.createElement('ol');
  list.append(...FACES.map((face) => figure(person, face, choice)));
  container.append(heading, list);
  return container;
}

function shadow(person) {
  const item = document.createElement('li');
  const svg = personSvg(person, LOOKS.waiting, { width: 44 }).replaceAll(/"#[0-9A-F]{6}"/g, '"#1c1814"');
  const caption = document.createElement('span');
  caption.className = 'name';
  caption.textContent = PEOPLE[person].name;
  item.append(pictureOf(svg, 44), caption);
  return item;
}

const translated = [...document.querySelectorAll('[data-en], [data-en-label]')].map((element) => {
  const { en, it, enLabel, itLabel } = element.dataset;
  return {
    element,
    text: en && { de: element.textContent, en, it },
    label: enLabel && { de: element.ariaLabel, en: enLabel, it: itLabel },
  };
});

function show() {
  const { lang, gaze, grey } = switches.elements;
  const choice = { lang: lang.value, gaze: gaze.value };
  document.documentElement.lang = choice.lang;
  document.body.classList.toggle('grey', grey.checked);
  for (const { element, text, label } of translated) {
    if (text) element.textContent = text[choice.lang];
    if (label) element.ariaLabel = label[choice.lang];
  }
  const people = Object.keys(PEOPLE);
  sheet.replaceChildren(...people.map((person) => section(person, choice)));
  shadows.replaceChildren(...people.map(shadow));
  sheet.ariaBusy = 'false';
}

switches.addEventListener('input', show);
switches.addEventListener('submit', (event) => event.preventDefault());
switches.elements.lang.value = firstLanguage();
show();
