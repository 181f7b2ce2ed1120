/** Italian title and description of each picture. */

export const ITALIAN_PICTURES = {
  E5: ['Il torchio', 'Il torchio accanto alla vite: il mosto scende già nel mastello.'],
  E6: ['I castagnai', 'Törggelen: castagne sul fuoco, e il fumo sale nell’autunno.'],
  E7: ['Il bevitore', 'Alza il bicchiere rosso, la brocca è già vuota. In Baviera è lo Spitz, il terzo dei Kritische.'],
  E8: ['L’uccello al filo', 'Un ragazzo corre con un uccello legato a un filo, e il barboncino gli salta dietro.'],
  E9: ['Il saluto', 'Siede in giubba rossa e agita il cappello; il suo cane fa la guardia presso il ceppo spaccato.'],
  E10: ['Il fumatore di pipa', 'Il bevitore del sette, sazio, sdraiato nell’erba con la pipa.'],
  EU: [
    'Quello con la mano aperta',
    'Marsina rossa, calzoni gialli, la sciabola abbassata, l’altra mano tesa e aperta.',
  ],
  EO: ['Quello con lo scudo', 'A capo scoperto, la sciabola diritta, lo scudo ovale azzurro davanti al petto.'],
  EK: ['Il re con l’amorino', 'In trono, col mantello rosso; sul suo scudo un piccolo amorino alato.'],
  EA: ['Bacco', 'Pampini tra i capelli, la coppa alzata, a cavalcioni di due botti.'],

  L5: ['Il rododendro', 'La rosa delle Alpi fiorisce sul sasso, e c’è già una farfalla.'],
  L6: ['La slitta del fieno', 'Il fieno scende a valle dalla malga, sulla slitta.'],
  L7: ['Il pescatore', 'Due pesci alla lenza, dietro di lui una donna con la gerla, di là dall’acqua il castello.'],
  L8: ['La coppia al capitello', 'Lei porta l’agnello, lui il rastrello; lungo la via c’è un capitello.'],
  L9: ['Il pastorello', 'Si appoggia al ceppo, e le sue pecore riposano.'],
  L10: ['Il cacciatore', 'Col fucile e due cani, tra i giovani alberi.'],
  LU: ['Il suonatore di piffero', 'Bicorno e bandoliera bianca: suona il piffero, e il tamburino batte il tempo.'],
  LO: ['Il tamburino', 'Il bicorno di traverso sulla testa, il tamburo variopinto al fianco.'],
  LK: ['Il re con la cuffia', 'Di profilo, una cuffia d’oro al posto della corona, il globo in mano.'],
  LA: [
    'Cervo, unicorno e aquila',
    'L’aquila tra i rami, ai piedi del tronco il cervo e l’unicorno. Solo questo mazzo li ha ancora.',
  ],

  H5: ['Il cavallo di pan di zenzero', 'Dalla sagra, con glassa e mandorle: troppo bello per mangiarlo.'],
  H6: ['Il cesto dei krapfen', 'Krapfen per la sagra, appena fatti e ancora caldi.'],
  H7: ['Il serpente', 'Si morde la coda, tondo come una cornice. Un tempo vi stava il nome di chi dipingeva le carte.'],
  H8: ['L’elefante', 'Grande e grigio, con la gualdrappa a zigzag: lo conoscono tutti i bambini.'],
  H9: ['La donna col mastello', 'Col mastello in testa incontra un viandante col fagotto.'],
  H10: [
    'Le due donne',
    'Una siede sotto l’albero, l’altra arriva con la brocca; dietro, la cappella e il monte innevato.',
  ],
  HU: ['Quello con la lancia', 'In cammino, quasi di spalle, con la lunga lancia in spalla.'],
  HO: [
    'Quello che sguaina la sciabola',
    'Bicorno, giubba azzurra, calzoni gialli, le mani sull’elsa: da lui si riconosce il mazzo di Salisburgo.',
  ],
  HK: [
    'Il re con l’ancora',
    'Ermellino bianco, calzoni rossi, l’ancora sullo scudo. In Baviera è il Max, il più alto dei Kritische.',
  ],
  HA: ['Amore bendato', 'Con gli occhi bendati e le ali variopinte, in un medaglione sotto un cesto a righe.'],

  S5: ['Il campanaccio', 'Con la tracolla ricamata, per la discesa dalla malga.'],
  S6: ['Il salice piangente', 'Il Weli: palla, ghianda e cuore su una sola carta, e il salice sopra la pietra.'],
  S7: ['La ragazza col caprone', 'Tiene il caprone per un corno. In Baviera è il Belli, il secondo dei Kritische.'],
  S8: ['Quello che indica la via', 'Di spalle, in giubba rossa, indica lontano; al centro il nostro segno.'],
  S9: ['L’alveare', 'In due reggono l’alveare di paglia.'],
  S10: ['Il pastore col corno', 'Lo suona sul ceppo, e due pecore ascoltano.'],
  SU: ['Quello col fendente', 'In ampio affondo, la sciabola alta sopra la testa.'],
  SO: ['Quello con gli stivali', 'Stivali rossi con le frange d’oro, la mano sulla sciabola.'],
  SK: [
    'Il re con la porta della città',
    'Giovane, con la gorgiera e una lunga veste rossa; sullo scudo la porta con le torri.',
  ],
  SA: [
    'Il cane sul cinghiale',
    'Il cane tiene il cinghiale per l’orecchio. Di qui, pare, il nome «Sau» (scrofa) per l’asso.',
  ],
};

/** French cards. The court cards show the figures of the German deck, who are all men. */
export const ITALIAN_FRENCH_PICTURES = {
  EU: [
    'Il fante con la mano aperta',
    'Marsina rossa, calzoni gialli, la sciabola abbassata; il fiore gli sta tra i piedi.',
  ],
  EO: [
    'Per donna, quello con lo scudo',
    'La lettera dice donna, la figura è un uomo: a capo scoperto, la sciabola diritta, lo scudo ovale azzurro davanti al petto.',
  ],
  EK: [
    'Il re con l’amorino',
    'In trono, col mantello rosso, il fiore sopra di lui; sul suo scudo un piccolo amorino alato.',
  ],
  EA: ['Il fiore nella ghirlanda', 'Un grande fiore in una ghirlanda di ricami di penna.'],

  LU: [
    'Il fante col piffero',
    'Bicorno e bandoliera bianca: lui suona, e la sua donna è il tamburino. In basso la picca.',
  ],
  LO: [
    'Per donna, il tamburino',
    'La lettera dice donna, la figura è un uomo: il bicorno di traverso sulla testa, il tamburo variopinto al fianco.',
  ],
  LK: [
    'Il re con la cuffia',
    'Di profilo sotto la picca verde, una cuffia d’oro al posto della corona, il globo in mano.',
  ],
  LA: ['La picca nella ghirlanda', 'Una grande picca in una ghirlanda di ricami di penna.'],

  HU: [
    'Il fante con la lancia',
    'In cammino, quasi di spalle, con la lunga lancia in spalla; il cuore gli sta davanti.',
  ],
  HO: [
    'Per donna, quello che sguaina la sciabola',
    'La lettera dice donna, la figura è un uomo: bicorno, giubba azzurra, le mani sull’elsa.',
  ],
  HK: [
    'Il re con l’ancora',
    'Ermellino bianco, calzoni rossi, l’ancora sullo scudo. Anche con queste carte in Baviera è il Max.',
  ],
  HA: ['Il cuore nella ghirlanda', 'Un grande cuore in una ghirlanda di ricami di penna.'],

  S6: [
    'Sei quadri e un nome',
    'Il Weli: il sei di quadri con un fiore e un cuore nel mezzo, e il suo nome scritto sopra.',
  ],
  SU: ['Il fante con la sciabola', 'In ampio affondo, la sciabola alta sopra la testa; sotto di lui il quadro.'],
  SO: [
    'Per donna, quello con gli stivali',
    'La lettera dice donna, la figura è un uomo: stivali rossi con le frange d’oro, la mano sulla sciabola.',
  ],
  SK: [
    'Il re con la porta della città',
    'Giovane, con la gorgiera e una lunga veste rossa, il quadro sopra di lui; sullo scudo la porta con le torri.',
  ],
  SA: ['Il quadro nella ghirlanda', 'Un grande quadro in una ghirlanda di ricami di penna.'],
};
