import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

type Time = [level: DemoLevel, hours: number, minutes: number, words: string, later?: string];

const times: Time[] = [
  ['CP', 3, 0, 'trois heures'],
  ['CP', 7, 0, 'sept heures'],
  ['CP', 10, 0, 'dix heures'],
  ['CP', 2, 30, 'deux heures et demie'],
  ['CP', 6, 30, 'six heures et demie'],
  ['CP', 8, 30, 'huit heures et demie'],
  ['CE1', 1, 15, 'une heure et quart', 'L’après-midi : 13 h 15'],
  ['CE1', 4, 15, 'quatre heures et quart', 'L’après-midi : 16 h 15'],
  ['CE1', 9, 45, 'dix heures moins le quart', 'Le soir : 21 h 45'],
  ['CE1', 11, 45, 'midi moins le quart', 'Le soir : 23 h 45'],
  ['CE2', 2, 20, 'deux heures vingt', 'L’après-midi : 14 h 20'],
  ['CE2', 3, 25, 'trois heures vingt-cinq', 'L’après-midi : 15 h 25'],
  ['CE2', 5, 40, 'six heures moins vingt', 'L’après-midi : 17 h 40'],
  ['CE2', 8, 5, 'huit heures cinq', 'Le soir : 20 h 05'],
  ['CE2', 10, 50, 'onze heures moins dix', 'Le soir : 22 h 50'],
];

const twoDigits = (minutes: number) => String(minutes).padStart(2, '0');

/** The drawing of a clock face, with an alternative text that describes its hands. */
export function clockPicture(hours: number, minutes: number) {
  const short = minutes ? `entre le ${hours} et le ${(hours % 12) + 1}` : `sur le ${hours}`;
  const long = `sur le ${minutes / 5 || 12}`;
  return {
    name: `clock-${hours}-${twoDigits(minutes)}`,
    alt: `Une horloge\u00a0: la petite aiguille ${short}, la grande ${long}.`,
  };
}

type Money = [level: DemoLevel, picture: string, unit: 'euros' | 'centimes' | undefined, back: string[], alt: string];

const sums: Money[] = [
  ['CP', '3-euros', 'euros', ['3', '2 + 1 = 3'], 'Une pièce de 2 € et une pièce de 1 €.'],
  ['CP', '5-euros', 'euros', ['5', '2 + 2 + 1 = 5'], 'Deux pièces de 2 € et une pièce de 1 €.'],
  ['CP', '8-euros', 'euros', ['8', '5 + 2 + 1 = 8'], 'Un billet de 5 €, une pièce de 2 € et une pièce de 1 €.'],
  ['CP', '9-euros', 'euros', ['9', '5 + 2 + 2 = 9'], 'Un billet de 5 € et deux pièces de 2 €.'],
  ['CP', '12-euros', 'euros', ['12', '10 + 1 + 1 = 12'], 'Un billet de 10 € et deux pièces de 1 €.'],
  ['CE1', '65-cents', 'centimes', ['65', '50 + 10 + 5 = 65'], 'Trois pièces : 50 centimes, 10 centimes, 5 centimes.'],
  ['CE1', '80-cents', 'centimes', ['80', '50 + 20 + 10 = 80'], 'Trois pièces : 50 centimes, 20 centimes, 10 centimes.'],
  ['CE1', '27-euros', 'euros', ['27', '20 + 5 + 2 = 27'], 'Un billet de 20 €, un billet de 5 € et une pièce de 2 €.'],
  ['CE1', '1-euro-50', undefined, ['1 € 50', 'ou 1,50 €'], 'Une pièce de 1 € et une pièce de 50 centimes.'],
  ['CE2', '3-euros-70', undefined, ['3 € 70', 'ou 3,70 €'], 'Quatre pièces : 2 €, 1 €, 50 centimes, 20 centimes.'],
  [
    'CE2',
    '15-euros-20',
    undefined,
    ['15 € 20', 'ou 15,20 €'],
    'Un billet de 10 €, un billet de 5 €, deux pièces de 10 centimes.',
  ],
];

type Reading = [level: DemoLevel, category: string, picture: string, front: string[], back: string[], alt: string];

const length = ['Combien de centimètres', 'mesure ce crayon ?'];
const pencil = (end: string) => `Un crayon posé sur une règle\u00a0: il commence à 0 et finit ${end}.`;
const paper = 'Un rectangle sur un quadrillage de 1 cm :';

const readings: Reading[] = [
  ['CP', 'Longueurs', 'ruler-4', length, ['4'], pencil('à la graduation 4')],
  ['CP', 'Longueurs', 'ruler-6', length, ['6'], pencil('à la graduation 6')],
  ['CE1', 'Longueurs', 'ruler-9', length, ['9'], pencil('à la graduation 9')],
  ['CM1', 'Longueurs', 'ruler-7-5', length, ['7,5', '7 cm et 5 mm.'], pencil('à égale distance de 7 et de 8')],
  [
    'CM1',
    'Périmètres',
    'grid-5-3',
    ['Quel est le périmètre', 'de ce rectangle, en cm ?'],
    ['16', '5 + 3 + 5 + 3 = 16'],
    `${paper} 5 carreaux de long, 3 de large.`,
  ],
  [
    'CM1',
    'Aires',
    'grid-6-2',
    ['Quelle est l’aire', 'de ce rectangle, en cm² ?'],
    ['12', '6 × 2 = 12'],
    `${paper} 6 carreaux de long, 2 de large.`,
  ],
  [
    'CM1',
    'Aires',
    'grid-4-4',
    ['Quelle est l’aire', 'de ce carré, en cm² ?'],
    ['16', '4 × 4 = 16'],
    'Un carré sur un quadrillage de 1 cm : 4 carreaux de côté.',
  ],
];

/** Clock faces, coins and notes, rulers, squared paper. */
export const measurePictureCards: DemoCard[] = [
  ...times.map(([level, hours, minutes, words, later]): DemoCard => ({
    level,
    parentSubject: 'MA',
    subject: 'ME',
    category: 'Lire l’heure',
    question: true,
    front: ['Quelle heure est-il ?'],
    back: [
      minutes ? `${hours}\u00a0h\u00a0${twoDigits(minutes)}` : `${hours}\u00a0h`,
      words,
      ...(later ? [later] : []),
    ],
    frontPicture: clockPicture(hours, minutes),
  })),
  ...sums.map(([level, picture, unit, back, alt]): DemoCard => ({
    level,
    parentSubject: 'MA',
    subject: 'ME',
    category: 'Monnaie',
    question: true,
    ...(unit && { typed: true }),
    front:
      unit === 'centimes'
        ? ['Combien de centimes', 'y a-t-il en tout ?']
        : unit
          ? ['Combien d’euros', 'y a-t-il en tout ?']
          : ['Combien d’argent', 'y a-t-il en tout ?'],
    back,
    frontPicture: { name: `money-${picture}`, alt },
  })),
  ...readings.map(([level, category, name, front, back, alt]): DemoCard => ({
    level,
    parentSubject: 'MA',
    subject: 'ME',
    category,
    question: true,
    typed: true,
    front,
    back,
    frontPicture: { name, alt },
  })),
];
