import type { DemoCard } from '../data/demo.types.ts';
import { cardsOfGroups, type Group } from './groups.ts';

const groups: Group[] = [
  {
    level: 'CE1',
    parentSubject: 'SC',
    subject: 'PL',
    category: 'Les parties',
    front: ['Comment s’appelle', 'cette partie de la plante ?'],
    rows: [
      [
        'plant-root',
        ['les racines', 'Elles prennent l’eau', 'dans la terre.'],
        'Une plante en fleur ; une flèche montre ce qui est sous la terre.',
      ],
      [
        'plant-stem',
        ['la tige', 'Elle porte les feuilles', 'et la fleur.'],
        'Une plante en fleur ; une flèche montre ce qui monte de la terre à la fleur.',
      ],
      [
        'plant-leaf',
        ['une feuille', 'Elle est plate et verte.'],
        'Une plante en fleur ; une flèche montre ce qui pousse, vert et plat, sur le côté.',
      ],
      [
        'plant-flower',
        ['la fleur', 'Elle donne', 'le fruit et les graines.'],
        'Une plante ; une flèche montre ce qui est tout en haut, avec des pétales.',
      ],
    ],
  },
  {
    level: 'CE2',
    parentSubject: 'SC',
    subject: 'MT',
    category: 'Températures',
    front: ['Combien de degrés', 'marque ce thermomètre ?'],
    rows: [
      [
        'thermometer-20',
        ['20', '20 °C : il fait bon.'],
        'Un thermomètre gradué de 10 en 10 : le liquide monte deux grandes graduations au-dessus de 0.',
      ],
      [
        'thermometer-12',
        ['12', '12 °C : deux au-dessus de 10.'],
        'Un thermomètre : le liquide monte deux petites graduations au-dessus de 10.',
      ],
    ],
  },
  {
    level: 'CM2',
    parentSubject: 'SC',
    subject: 'MT',
    category: 'Températures',
    front: ['Combien de degrés', 'marque ce thermomètre ?'],
    rows: [
      [
        'thermometer-minus-5',
        ['−5', '−5 °C : cinq au-dessous', 'de zéro, il gèle.'],
        'Un thermomètre : le liquide s’arrête cinq petites graduations au-dessous de 0.',
      ],
    ],
  },
  {
    level: 'CM2',
    parentSubject: 'SC',
    subject: 'SS',
    category: 'Phases de la Lune',
    front: ['Comment s’appelle', 'cette phase de la Lune ?'],
    rows: [
      ['moon-all', ['la pleine lune'], 'La Lune, toute ronde et claire.'],
      ['moon-none', ['la nouvelle lune', 'On ne la voit pas.'], 'La Lune, toute sombre.'],
      [
        'moon-right',
        ['le premier quartier', 'En France, la moitié droite', 'est claire.'],
        'La Lune : la moitié droite est claire, la gauche est sombre.',
      ],
      [
        'moon-left',
        ['le dernier quartier', 'En France, la moitié gauche', 'est claire.'],
        'La Lune : la moitié gauche est claire, la droite est sombre.',
      ],
    ],
  },
];

const lamp = ['La lampe brille-t-elle ?'];
const loop = 'Une pile, un interrupteur et une lampe dans une boucle :';

/** Parts of a plant, temperatures, the Moon, an electric circuit. */
export const sciencePictureCards: DemoCard[] = [
  ...cardsOfGroups(groups),
  {
    level: 'CM1',
    parentSubject: 'SC',
    subject: 'MT',
    category: 'Électricité',
    question: true,
    front: lamp,
    back: ['Oui.', 'Le circuit est fermé.'],
    frontPicture: { name: 'circuit-closed', alt: `${loop} l’interrupteur est fermé.` },
    backPicture: { name: 'circuit-lit', alt: `${loop} la lampe brille.` },
  },
  {
    level: 'CM1',
    parentSubject: 'SC',
    subject: 'MT',
    category: 'Électricité',
    question: true,
    front: lamp,
    back: ['Non.', 'Le circuit est ouvert.'],
    frontPicture: { name: 'circuit-open', alt: `${loop} l’interrupteur est ouvert.` },
  },
];
