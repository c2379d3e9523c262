import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

const words: [level: DemoLevel, word: string][] = [
  ['CP', 'une école'],
  ['CP', 'la maison'],
  ['CP', 'le jardin'],
  ['CP', 'une fille'],
  ['CP', 'un garçon'],
  ['CP', 'ma maman'],
  ['CP', 'mon papa'],
  ['CP', 'dans la rue'],
  ['CE1', 'la récréation'],
  ['CE1', 'un oiseau'],
  ['CE1', 'longtemps'],
  ['CE1', 'le printemps'],
];

const sentences: string[] = [
  'Il fait beau.',
  'Je lis un livre.',
  'Mon chat est noir.',
  'Nous jouons dehors.',
  'Elle a un vélo rouge.',
  'La neige est blanche.',
];

const verbForms: [pronoun: string, verb: string, tense: string, form: string][] = [
  ['nous', 'chanter', 'au présent', 'nous chantons'],
  ['tu', 'jouer', 'au présent', 'tu joues'],
  ['ils', 'finir', 'au présent', 'ils finissent'],
  ['nous', 'être', 'au futur', 'nous serons'],
  ['vous', 'avoir', 'au futur', 'vous aurez'],
  ['je', 'aller', 'à l’imparfait', 'j’allais'],
];

/** Cards in cursive: words, sentences and verb forms to write from memory. */
export const handwritingCards: DemoCard[] = [
  ...words.map(([level, word]): DemoCard => ({
    level,
    parentSubject: 'FR',
    subject: 'OR',
    category: 'Écriture cursive',
    activity: 'Copier',
    question: true,
    hand: true,
    front: ['Regarde, cache, écris :', '', word],
    back: [word],
  })),
  ...sentences.map((sentence): DemoCard => ({
    level: 'CE1',
    parentSubject: 'FR',
    subject: 'OR',
    category: 'Phrases à copier',
    activity: 'Copier',
    question: true,
    hand: true,
    front: ['Regarde, cache, écris\u00a0:', '', sentence],
    back: [sentence],
  })),
  ...verbForms.map(([pronoun, verb, tense, form]): DemoCard => ({
    level: 'CE2',
    parentSubject: 'FR',
    subject: 'CO',
    category: 'Écrire le verbe',
    activity: 'Écrire',
    question: true,
    hand: true,
    front: [`${verb}, ${tense}\u00a0:`, '', `${pronoun} …`],
    back: [form],
  })),
];
