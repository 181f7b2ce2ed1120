/**
 * Title and description of each French picture. The court cards show the figures of the German deck: the jacks are the
 * Unter, and the queens are the Ober, who are men. Number cards show only suit symbols.
 */

const ace = (de, en) => ({
  de: [`Das ${de} im Kranz`, `Ein großes ${de} in einem Kranz aus Federkielranken.`],
  en: [`The ${en} in a wreath`, `A large ${en} in a wreath of quill scrolls.`],
});

export const FRENCH_PICTURES = {
  EU: {
    de: [
      'Der Bube mit der offenen Hand',
      'Roter Frack, gelbe Hose, der Säbel gesenkt; das Kreuz steht zwischen seinen Füßen.',
    ],
    en: [
      'The jack with the open hand',
      'Red tailcoat, yellow breeches, the sabre lowered; the club stands between his feet.',
    ],
  },
  EO: {
    de: [
      'Als Dame der mit dem Schild',
      'D steht in der Ecke, im Bild ein Mann: barhäuptig, den Säbel aufrecht, den blauen Ovalschild vor der Brust.',
    ],
    en: [
      'The shield bearer, for a queen',
      'The letter says queen, the picture is a man: bareheaded, the sabre upright, the oval blue shield before his chest.',
    ],
  },
  EK: {
    de: [
      'Der König mit dem Amor',
      'Im roten Umhang auf dem Thron, über ihm das Kreuz; auf seinem Schild ein kleiner geflügelter Amor.',
    ],
    en: [
      'The king with the Cupid',
      'On his throne in a red cape, the club above him; on his shield a little winged Cupid.',
    ],
  },
  EA: ace('Kreuz', 'club'),

  LU: {
    de: [
      'Der Bube mit der Querpfeife',
      'Zweispitz und weißes Bandelier: er spielt, und seine Dame ist der Trommler. Unten steht das Pik.',
    ],
    en: [
      'The jack with the fife',
      'Bicorne and white crossbelt: he plays, and the drummer is his queen. The spade stands at his foot.',
    ],
  },
  LO: {
    de: [
      'Als Dame der Trommler',
      'D steht in der Ecke, im Bild ein Mann: den Zweispitz quer auf dem Kopf, die bunte Trommel an der Hüfte.',
    ],
    en: [
      'The drummer, for a queen',
      'The letter says queen, the picture is a man: the bicorne worn athwart, the bright drum at his hip.',
    ],
  },
  LK: {
    de: [
      'Der König mit der Haube',
      'Im Profil unter dem grünen Pik, eine goldene Haube statt der Krone, den Reichsapfel in der Hand.',
    ],
    en: [
      'The king with the cap',
      'In profile under the green spade, a golden cap instead of a crown, the orb in his hand.',
    ],
  },
  LA: ace('Pik', 'spade'),

  HU: {
    de: [
      'Der Bube mit dem Spieß',
      'Im Gehen, halb von hinten, den langen Spieß über der Schulter; das Herz liegt vor ihm.',
    ],
    en: [
      'The jack with the spear',
      'Walking, half from behind, the long spear over his shoulder; the heart lies before him.',
    ],
  },
  HO: {
    de: [
      'Als Dame der Säbelzieher',
      'D steht in der Ecke, im Bild ein Mann: Zweispitz, blauer Rock, beide Hände am Griff.',
    ],
    en: [
      'The one drawing his sabre, for a queen',
      'The letter says queen, the picture is a man: bicorne, blue coat, both hands at the hilt.',
    ],
  },
  HK: {
    de: [
      'Der König mit dem Anker',
      'Weißer Hermelin, rote Hose, der Anker im Schild. Auch mit diesen Karten ist er in Bayern der Max.',
    ],
    en: [
      'The king with the anchor',
      'White ermine, red breeches, an anchor on his shield. With these cards too he is the Max in Bavaria.',
    ],
  },
  HA: ace('Herz', 'heart'),

  S6: {
    de: [
      'Sechs Karos und ein Name',
      'Der Weli: die Karo-Sechs mit Kreuz und Herz in der Mitte, und sein Name steht darauf.',
    ],
    en: [
      'Six diamonds and a name',
      'The Weli: the six of diamonds with club and heart in the middle, and its name on it.',
    ],
  },
  SU: {
    de: [
      'Der Bube mit dem Säbelhieb',
      'Im weiten Ausfall, den Säbel über dem Kopf geschwungen; unter ihm steht das Karo.',
    ],
    en: ['The jack with the sabre', 'In a wide lunge, the sabre swung over his head; the diamond stands below him.'],
  },
  SO: {
    de: [
      'Als Dame der mit den Stiefeln',
      'D steht in der Ecke, im Bild ein Mann: rote Stiefel mit goldenen Fransen, die Hand am Säbel.',
    ],
    en: [
      'The one in boots, for a queen',
      'The letter says queen, the picture is a man: red boots with golden fringes, his hand at the sabre.',
    ],
  },
  SK: {
    de: [
      'Der König mit dem Stadttor',
      'Jung, mit Halskrause und langem rotem Rock, über ihm das Karo; auf dem Schild das Tor mit den Türmen.',
    ],
    en: [
      'The king with the town gate',
      'Young, with a ruff and a long red gown, the diamond above him; on his shield the gate with its towers.',
    ],
  },
  SA: ace('Karo', 'diamond'),
};
