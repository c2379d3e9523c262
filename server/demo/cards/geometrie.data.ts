import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

type Row = [level: DemoLevel, category: string, front: string[], back: string[]];

const rows: Row[] = [
  ['CP', 'Figures planes', ['Combien de côtés', 'a un triangle ?'], ['3']],
  ['CP', 'Figures planes', ['Combien de côtés', 'a un carré ?'], ['4', 'Ils ont tous', 'la même longueur.']],
  ['CP', 'Figures planes', ['Combien de sommets', 'a un rectangle ?'], ['4']],
  ['CE1', 'Figures planes', ['J’ai 4 côtés égaux', 'et 4 angles droits.', 'Qui suis-je ?'], ['le carré']],
  [
    'CE1',
    'Figures planes',
    [
      'J’ai 4 angles droits',
      'et mes côtés opposés',
      'sont égaux deux à deux :',
      '2 longs et 2 courts.',
      'Qui suis-je ?',
    ],
    ['le rectangle'],
  ],
  ['CE1', 'Solides', ['J’ai 6 faces carrées.', 'Qui suis-je ?'], ['le cube', 'Comme un dé à jouer.']],
  ['CE1', 'Solides', ['Combien de sommets', 'a un cube ?'], ['8']],
  [
    'CE2',
    'Cercle',
    ['Comment s’appelle', 'le point au milieu', 'd’un cercle ?'],
    ['le centre', 'C’est là que l’on plante', 'la pointe du compas.'],
  ],
  ['CE2', 'Polygones', ['Comment s’appelle', 'un polygone', 'à 5 côtés ?'], ['un pentagone']],
  [
    'CE2',
    'Polygones',
    ['Comment s’appelle', 'un polygone', 'à 6 côtés ?'],
    ['un hexagone', 'Comme une alvéole d’abeille.'],
  ],
  ['CE2', 'Solides', ['Combien d’arêtes', 'a un cube ?'], ['12', '4 en haut, 4 en bas,', '4 sur les côtés.']],
  [
    'CM1',
    'Droites',
    ['Comment appelle-t-on', 'deux droites qui ne se', 'coupent jamais ?'],
    ['des droites parallèles'],
  ],
  [
    'CM1',
    'Droites',
    ['Comment appelle-t-on', 'deux droites qui se coupent', 'à angle droit ?'],
    ['des droites perpendiculaires'],
  ],
  [
    'CM1',
    'Cercle',
    ['Un cercle a un rayon', 'de 4 cm. Combien mesure', 'son diamètre, en cm ?'],
    ['8', 'Le diamètre vaut deux rayons.', '2 × 4 = 8'],
  ],
  [
    'CM1',
    'Quadrilatères',
    ['J’ai 4 côtés égaux,', 'mais pas forcément', 'd’angle droit.', 'Qui suis-je ?'],
    ['le losange'],
  ],
  [
    'CM2',
    'Triangles',
    ['Comment s’appelle', 'un triangle dont les trois', 'côtés sont égaux ?'],
    ['un triangle équilatéral'],
  ],
  ['CM2', 'Triangles', ['Comment s’appelle', 'un triangle qui a', 'deux côtés égaux ?'], ['un triangle isocèle']],
  ['CM2', 'Triangles', ['Comment s’appelle', 'un triangle qui a', 'un angle droit ?'], ['un triangle rectangle']],
];

/** Figures, solids and lines. */
export const geometryCards: DemoCard[] = rows.map(([level, category, front, back]) => ({
  level,
  parentSubject: 'MA',
  subject: 'ES',
  category,
  activity: 'Définitions',
  question: true,
  ...(/^\d+$/.test(back[0]!) ? { typed: true } : {}),
  front,
  back,
}));
