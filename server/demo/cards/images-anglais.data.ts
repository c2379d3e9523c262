import type { DemoCard, DemoLevel } from '../data/demo.types.ts';
import { clockPicture } from './images-mesures.data.ts';

type Row = [
  level: DemoLevel,
  subject: 'WO' | 'TI',
  category: string,
  picture: { name: string; alt: string },
  question: string,
  answer: string,
];

const colours = [
  ['red', 'rouge'],
  ['blue', 'bleu'],
  ['green', 'vert'],
  ['yellow', 'jaune'],
  ['orange', 'orange'],
  ['pink', 'rose'],
] as const;
const numbers = [
  [3, 'Three', 'Trois'],
  [5, 'Five', 'Cinq'],
  [7, 'Seven', 'Sept'],
  [8, 'Eight', 'Huit'],
] as const;

const rows: Row[] = [
  ...colours.map(([colour, french]): Row => [
    'CE1',
    'WO',
    'Couleurs',
    { name: `balloon-${colour}`, alt: `Un ballon ${french}.` },
    'What colour is it?',
    `It’s ${colour}.`,
  ]),
  ...numbers.map(([number, word, french]): Row => [
    'CE1',
    'TI',
    'Nombres',
    { name: `balloons-${number}`, alt: `${french} ballons.` },
    'How many balloons?',
    `${word} balloons.`,
  ]),
  [
    'CE2',
    'WO',
    'La météo',
    { name: 'weather-sunny', alt: 'Un grand soleil.' },
    'What’s the weather like?',
    'It’s sunny.',
  ],
  [
    'CE2',
    'WO',
    'La météo',
    { name: 'weather-cloudy', alt: 'Deux nuages.' },
    'What’s the weather like?',
    'It’s cloudy.',
  ],
  [
    'CE2',
    'WO',
    'La météo',
    { name: 'weather-rainy', alt: 'Un nuage et des gouttes.' },
    'What’s the weather like?',
    'It’s raining.',
  ],
  [
    'CE2',
    'WO',
    'La météo',
    { name: 'weather-snowy', alt: 'Un nuage et des flocons.' },
    'What’s the weather like?',
    'It’s snowing.',
  ],
  ['CE2', 'WO', 'Formes', { name: 'plain-circle', alt: 'Une figure ronde.' }, 'What shape is it?', 'It’s a circle.'],
  ['CE2', 'WO', 'Formes', { name: 'plain-square', alt: 'Un carré.' }, 'What shape is it?', 'It’s a square.'],
  ['CE2', 'WO', 'Formes', { name: 'plain-triangle', alt: 'Un triangle.' }, 'What shape is it?', 'It’s a triangle.'],
  ['CM1', 'TI', 'L’heure', clockPicture(3, 0), 'What time is it?', 'It’s three o’clock.'],
  ['CM1', 'TI', 'L’heure', clockPicture(8, 30), 'What time is it?', 'It’s half past eight.'],
  ['CM1', 'TI', 'L’heure', clockPicture(4, 15), 'What time is it?', 'It’s a quarter past four.'],
  ['CM1', 'TI', 'L’heure', clockPicture(9, 45), 'What time is it?', 'It’s a quarter to ten.'],
];

/** Pictures to name in English: both sides are in English, and read by an English voice. */
export const englishPictureCards: DemoCard[] = rows.map(
  ([level, subject, category, frontPicture, question, answer]) => ({
    level,
    parentSubject: 'AN',
    subject,
    category,
    activity: 'Parler',
    question: true,
    english: true,
    front: [question],
    back: [answer],
    frontPicture,
  }),
);
