/** Names of the cards as used at the table, and descriptions of the pictures with their traditional names. */

export const LANGUAGES = { de: 'Deutsch', en: 'English', it: 'Italiano' };

/** Ranks from low to high, so that the landscapes of a suit's number cards join. */
export const RANKS = ['5', '6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'];

const SUITS = {
  salzburg: {
    de: { E: 'Eichel', L: 'Laub', H: 'Herz', S: 'Schell' },
    en: { E: 'Acorns', L: 'Leaves', H: 'Hearts', S: 'Bells' },
    it: { E: 'Ghiande', L: 'Foglie', H: 'Cuori', S: 'Palle' },
  },
  french: {
    de: { E: 'Kreuz', L: 'Pik', H: 'Herz', S: 'Karo' },
    en: { E: 'Clubs', L: 'Spades', H: 'Hearts', S: 'Diamonds' },
    it: { E: 'Fiori', L: 'Picche', H: 'Cuori', S: 'Quadri' },
  },
};

const NUMBERS = {
  de: { 5: 'Fünfer', 6: 'Sechser', 7: 'Siebener', 8: 'Achter', 9: 'Neuner', 10: 'Zehner', A: 'Ass', K: 'König' },
  en: { 5: 'Five', 6: 'Six', 7: 'Seven', 8: 'Eight', 9: 'Nine', 10: 'Ten', A: 'Ace', K: 'King' },
  it: { 5: 'Cinque', 6: 'Sei', 7: 'Sette', 8: 'Otto', 9: 'Nove', 10: 'Dieci', A: 'Asso', K: 'Re' },
};
const COURTS = {
  salzburg: {
    de: { O: 'Ober', U: 'Unter' },
    en: { O: 'Ober', U: 'Unter' },
    it: { O: 'Ufficiale', U: 'Sottufficiale' },
  },
  french: { de: { O: 'Dame', U: 'Bube' }, en: { O: 'Queen', U: 'Jack' }, it: { O: 'Donna', U: 'Fante' } },
};

export const suitName = (suit, deck, lang) => SUITS[deck][lang][suit];

export function cardName(card, deck, lang) {
  if (card === 'S6') return 'Weli';
  const suit = suitName(card[0], deck, lang);
  const rank = { ...NUMBERS[lang], ...COURTS[deck][lang] }[card.slice(1)];
  return { de: `${suit}-${rank}`, en: `${rank} of ${suit}`, it: `${rank} di ${suit.toLowerCase()}` }[lang];
}

/** Bavarian names of the three highest cards. */
export const NICKNAMES = { HK: 'Max', S7: 'Belli', E7: 'Spitz' };

/** Title and description of each picture. */
export const PICTURES = {
  E5: {
    de: ['Die Torggl', 'Die Weinpresse am Rebstock: Der Most rinnt schon in den Zuber.'],
    en: ['The wine press', 'The press by the vine: the must is already running into the tub.'],
  },
  E6: {
    de: ['Die Kastanienbrater', 'Törggelen: Kastanien über dem Feuer, und der Rauch steigt in den Herbst.'],
    en: ['The chestnut roasters', 'Autumn in the valley: chestnuts over the fire, and smoke going up.'],
  },
  E7: {
    de: ['Der Zecher', 'Das rote Glas erhoben, der Krug schon leer. In Bayern der Spitz, der dritte der Kritischen.'],
    en: ['The drinker', 'The red glass raised, the jug empty. In Bavaria he is the Spitz, third of the Kritische.'],
  },
  E8: {
    de: ['Der Vogel an der Schnur', 'Ein Bursch läuft mit einem Vogel an der Schnur, der Pudel springt hinterher.'],
    en: ['The bird on a string', 'A lad runs with a bird on a string, and the poodle leaps after him.'],
  },
  E9: {
    de: ['Der Grüßende', 'Er sitzt im roten Rock und schwenkt den Hut; sein Hund wacht beim geborstenen Stumpf.'],
    en: ['The greeting', 'He sits in his red coat and waves his hat; his dog keeps watch by the broken stump.'],
  },
  E10: {
    de: ['Der Pfeifenraucher', 'Der Zecher vom Siebener, satt im Gras, mit der Pfeife.'],
    en: ['The pipe smoker', 'The drinker of the Seven, full and lying in the grass with his pipe.'],
  },
  EU: {
    de: ['Der mit der offenen Hand', 'Roter Frack, gelbe Hose, der Säbel gesenkt, die andere Hand offen ausgestreckt.'],
    en: ['The open hand', 'Red tailcoat, yellow breeches, the sabre lowered, the other hand held out open.'],
  },
  EO: {
    de: ['Der mit dem Schild', 'Barhäuptig, den Säbel aufrecht, den blauen Ovalschild vor der Brust.'],
    en: ['The shield bearer', 'Bareheaded, the sabre upright, the oval blue shield before his chest.'],
  },
  EK: {
    de: ['Der König mit dem Amor', 'Im roten Umhang auf dem Thron; auf seinem Schild ein kleiner geflügelter Amor.'],
    en: ['The king with the Cupid', 'On his throne in a red cape; on his shield a little winged Cupid.'],
  },
  EA: {
    de: ['Der Bacchus', 'Weinlaub im Haar, den Becher erhoben, sitzt er rittlings auf zwei Fässern.'],
    en: ['Bacchus', 'Vine in his hair, the cup raised, astride two barrels.'],
  },

  L5: {
    de: ['Die Alpenrose', 'Der Almrausch blüht auf dem Stein, und ein Falter ist schon da.'],
    en: ['The alpine rose', 'It blooms on the rock, and a butterfly is already there.'],
  },
  L6: {
    de: ['Der Heuschlitten', 'Das Heu kommt auf dem Schlitten von der Alm ins Tal.'],
    en: ['The hay sledge', 'The hay comes down from the alp on a sledge.'],
  },
  L7: {
    de: ['Der Angler', 'Zwei Fische an der Schnur, hinter ihm eine Frau mit dem Rückenkorb, drüben die Burg.'],
    en: ['The angler', 'Two fish on his line, a woman with a back-basket behind him, the castle across the water.'],
  },
  L8: {
    de: ['Das Paar beim Marterl', 'Sie trägt das Lamm, er den Rechen; am Weg steht ein Bildstock.'],
    en: ['The couple by the shrine', 'She carries the lamb, he the rake; a shrine stands by the wayside.'],
  },
  L9: {
    de: ['Der Hirt mit den Schafen', 'Er lehnt am Baumstumpf, und die Schafe ruhen.'],
    en: ['The shepherd boy', 'He leans on a lopped stump, and his sheep are resting.'],
  },
  L10: {
    de: ['Der Jäger', 'Mit Flinte und zwei Hunden zwischen den jungen Bäumen.'],
    en: ['The hunter', 'With his gun and two hounds among young trees.'],
  },
  LU: {
    de: ['Der Pfeifer', 'Zweispitz und weißes Bandelier: Er spielt die Querpfeife, der Trommler schlägt dazu.'],
    en: ['The fifer', 'Bicorne and white crossbelt: he plays the fife to the beat of the drummer.'],
  },
  LO: {
    de: ['Der Trommler', 'Den Zweispitz quer auf dem Kopf, die bunte Trommel an der Hüfte.'],
    en: ['The drummer', 'The bicorne worn athwart, the bright drum at his hip.'],
  },
  LK: {
    de: ['Der König mit der Haube', 'Im Profil, eine goldene Haube statt der Krone, den Reichsapfel in der Hand.'],
    en: ['The king with the cap', 'In profile, a golden cap instead of a crown, the orb in his hand.'],
  },
  LA: {
    de: [
      'Hirsch, Einhorn und Adler',
      'Der Adler im Geäst, unten am Stamm Hirsch und Einhorn. Nur dieses Bild hat sie noch.',
    ],
    en: [
      'Stag, unicorn and eagle',
      'The eagle in the branches, stag and unicorn rearing at the trunk. Only this pattern has kept them.',
    ],
  },

  H5: {
    de: ['Das Lebkuchenpferd', 'Vom Kirchtag, mit Zuckerguss und Mandeln, zu schön zum Essen.'],
    en: ['The gingerbread horse', 'From the parish fair, with icing and almonds, too pretty to eat.'],
  },
  H6: {
    de: ['Der Krapfenkorb', 'Krapfen zum Kirchtag, frisch und noch warm.'],
    en: ['The basket of Krapfen', 'Doughnuts for the parish fair, fresh and still warm.'],
  },
  H7: {
    de: ['Die Schlange', 'Maul an Schwanz, rund wie ein Rahmen. Früher stand der Name des Kartenmalers darin.'],
    en: ['The snake', 'Mouth to tail, round like a frame. The card maker used to put his name in it.'],
  },
  H8: {
    de: ['Der Elefant', 'Groß und grau, mit gezackter Decke: Den kennt jedes Kind.'],
    en: ['The elephant', 'Large and grey, with a chevron cloth: every child knows this one.'],
  },
  H9: {
    de: ['Die mit dem Zuber', 'Den Zuber auf dem Kopf, begegnet sie dem Wanderer mit dem Bündel.'],
    en: ['The woman with the tub', 'The tub on her head, she meets a wanderer with his bundle.'],
  },
  H10: {
    de: [
      'Die zwei Frauen',
      'Eine sitzt unter dem Baum, eine kommt mit dem Krug; dahinter die Kapelle und der Schneeberg.',
    ],
    en: [
      'The two women',
      'One sits under the tree, one comes with a jug; behind them a chapel and the snowy mountain.',
    ],
  },
  HU: {
    de: ['Der mit dem Spieß', 'Im Gehen, halb von hinten, den langen Spieß über der Schulter.'],
    en: ['The spearman', 'Walking, half from behind, the long spear over his shoulder.'],
  },
  HO: {
    de: [
      'Der Säbelzieher',
      'Zweispitz, blauer Rock, gelbe Hose, beide Hände am Griff: An ihm erkennt man das Salzburger Bild.',
    ],
    en: [
      'The one drawing his sabre',
      'Bicorne, blue coat, yellow breeches, both hands at the hilt: by him one knows the pattern of Salzburg.',
    ],
  },
  HK: {
    de: [
      'Der König mit dem Anker',
      'Weißer Hermelin, rote Hose, der Anker im Schild. In Bayern der Max, der höchste der Kritischen.',
    ],
    en: [
      'The king with the anchor',
      'White ermine, red breeches, an anchor on his shield. In Bavaria he is the Max, highest of the Kritische.',
    ],
  },
  HA: {
    de: [
      'Der blinde Amor',
      'Mit verbundenen Augen und bunten Flügeln in einem Medaillon, darüber ein gestreifter Korb.',
    ],
    en: ['Blind Cupid', 'Blindfolded, with bright wings, in a medallion under a striped basket.'],
  },

  S5: {
    de: ['Die Kuhglocke', 'Am gestickten Riemen, für den Abtrieb von der Alm.'],
    en: ['The cowbell', 'On its embroidered strap, for the drive down from the alp.'],
  },
  S6: {
    de: ['Die Trauerweide', 'Der Weli: Schelle, Eichel und Herz auf einer Karte, und die Weide über dem Stein.'],
    en: ['The weeping willow', 'The Weli: bell, acorn and heart on one card, and the willow over the stone.'],
  },
  S7: {
    de: ['Die mit dem Bock', 'Sie hat den Ziegenbock beim Horn. In Bayern der Belli, der zweite der Kritischen.'],
    en: [
      'The girl with the goat',
      'She has the billy-goat by the horn. In Bavaria this is the Belli, second of the Kritische.',
    ],
  },
  S8: {
    de: ['Der Wegweiser', 'Von hinten, im roten Rock, zeigt er ins Land; in der Mitte unser Zeichen.'],
    en: [
      'The pointing man',
      'Seen from behind in his red coat, he points into the country; our mark is in the middle.',
    ],
  },
  S9: {
    de: ['Der Bienenkorb', 'Zu zweit halten sie den Bienenkorb aus Stroh.'],
    en: ['The beehive', 'The two of them hold a beehive of straw.'],
  },
  S10: {
    de: ['Der Hirt mit dem Horn', 'Er bläst auf dem Baumstumpf, und zwei Schafe hören zu.'],
    en: ['The shepherd with the horn', 'He blows it on his stump, and two sheep are listening.'],
  },
  SU: {
    de: ['Der mit dem Säbelhieb', 'Im weiten Ausfall, den Säbel über dem Kopf geschwungen.'],
    en: ['The swordsman', 'In a wide lunge, the sabre swung over his head.'],
  },
  SO: {
    de: ['Der mit den Stiefeln', 'Rote Stiefel mit goldenen Fransen, die Hand am Säbel.'],
    en: ['The one in boots', 'Red boots with golden fringes, his hand at the sabre.'],
  },
  SK: {
    de: [
      'Der König mit dem Stadttor',
      'Jung, mit Halskrause und langem rotem Rock; auf dem Schild das Tor mit den Türmen.',
    ],
    en: [
      'The king with the town gate',
      'Young, with a ruff and a long red gown; on his shield the gate with its towers.',
    ],
  },
  SA: {
    de: ['Der Hund auf dem Keiler', 'Der Hund hat den Keiler beim Ohr. Daher wohl die „Sau“, wie das Ass auch heißt.'],
    en: [
      'The hound on the boar',
      'The hound has the boar by the ear. Hence, it seems, the word “Sau” (sow) for an ace.',
    ],
  },
};

export const GROUNDS = {
  leather: { de: 'Leder', en: 'Leather', it: 'Cuoio' },
  loden: { de: 'Loden', en: 'Loden', it: 'Loden' },
  wine: { de: 'Wein', en: 'Wine', it: 'Vino' },
  slate: { de: 'Schiefer', en: 'Slate', it: 'Ardesia' },
};

export const BACKS = {
  rosette: {
    de: [
      'Federkiel',
      'Gestickt wie ein Sarner Gurt: Ranken aus Federkiel auf dunklem Grund, in der Mitte der Stern der Stube.',
    ],
    en: [
      'Quill embroidery',
      'Stitched like a belt from the Sarn valley: scrolls of split quill on a dark ground, and the star of the Stube.',
    ],
    it: [
      'Ricamo di penna',
      'Ricamato come una cintura della Val Sarentino: girali di penna su fondo scuro, al centro la stella della stube.',
    ],
  },
  edelweiss: {
    de: [
      'Edelweiß',
      'Ein Strauß aus Edelweiß, Enzian und Almrosen auf Loden, eingefasst von einer goldenen Hutschnur.',
    ],
    en: ['Edelweiss', 'A posy of edelweiss, gentians and alpine roses on loden, bordered by the gold cord of a hat.'],
    it: ['Stella alpina', 'Stelle alpine, genziane e rododendri su loden, bordati dal cordone dorato di un cappello.'],
  },
  lattice: {
    de: ['Gitter', 'Ein rotes Gitter mit Herzen und Blüten, in der Mitte vier Herzen wie auf einer bemalten Truhe.'],
    en: ['Lattice', 'A red lattice with hearts and blossoms, and four hearts in the middle, as on a painted chest.'],
    it: ['Grata', 'Una grata rossa con cuori e fiori, al centro quattro cuori come su una cassapanca dipinta.'],
  },
};
