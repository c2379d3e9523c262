import type { DemoPack } from './demo.types.ts';

/** Packs of CM1 and CM2, week after week. */
export const packsOfCycle3: DemoPack[] = [
  { level: 'CM1', title: 'Capitales d’Europe (1)', icon: 'image', holds: [{ subSubject: 'EU', take: 8 }] },
  { level: 'CM1', title: 'Le passé composé', icon: 'edit', holds: [{ subSubject: 'CO', category: ['Passé composé'] }] },
  {
    level: 'CM1',
    title: 'What time is it? À deux',
    icon: 'message',
    holds: [
      { subSubject: 'TI', kind: 'picture' },
      { subSubject: 'PH', kind: 'duo' },
      { subSubject: 'GR', kind: 'duo' },
    ],
  },
  {
    level: 'CM1',
    title: 'La carte de l’Europe',
    icon: 'image',
    holds: [{ subSubject: 'EU', kind: 'picture', category: ['Carte de l’Europe'] }],
  },
  {
    level: 'CM1',
    title: 'De la Gaule à Jeanne d’Arc',
    icon: 'calendar',
    holds: [{ subSubject: 'AT' }, { subSubject: 'MO' }],
  },
  {
    level: 'CM1',
    title: 'Fractions',
    icon: 'grid',
    holds: [{ subSubject: 'FD', category: ['Fractions', 'Fractions d’un nombre'] }],
  },
  {
    level: 'CM1',
    title: 'Fractions en images',
    icon: 'grid',
    holds: [
      { subSubject: 'FD', kind: 'picture', category: ['Fractions'] },
      { subSubject: 'FD', kind: 'picture', category: ['Droite graduée'] },
    ],
  },
  { level: 'CM1', title: 'Angles, droites, symétrie', icon: 'cards', holds: [{ subSubject: 'ES', kind: 'picture' }] },
  {
    level: 'CM1',
    title: 'Drapeaux, circuits, aires',
    icon: 'star',
    holds: [
      { subSubject: 'EU', kind: 'picture', category: ['Drapeaux'] },
      { subSubject: 'MT', kind: 'picture' },
      { subSubject: 'ME', kind: 'picture' },
    ],
  },
  { level: 'CM1', title: 'Capitales d’Europe (2)', icon: 'image', holds: [{ subSubject: 'EU', skip: 8, take: 8 }] },
  {
    level: 'CM1',
    title: 'Days and colours',
    icon: 'message',
    holds: [{ subSubject: 'TI' }, { subSubject: 'WO', category: ['Couleurs'] }],
  },
  { level: 'CM1', title: 'ce ou se ? c’est ou s’est ?', icon: 'help', holds: [{ subSubject: 'HO' }] },
  { level: 'CM1', title: 'Le système solaire', icon: 'sun', holds: [{ subSubject: 'SS' }] },
  { level: 'CM1', title: 'Au-delà des tables', icon: 'grid', holds: [{ subSubject: 'TA' }] },
  { level: 'CM1', title: 'Les régions de France', icon: 'home', holds: [{ subSubject: 'RG', take: 10 }] },
  {
    level: 'CM1',
    title: 'Les nombres décimaux',
    icon: 'timer',
    holds: [{ subSubject: 'FD', category: ['Nombres décimaux'] }],
  },
  {
    level: 'CM1',
    title: 'De Marignan à l’Empire',
    icon: 'calendar',
    holds: [{ subSubject: 'TM' }, { subSubject: 'RE' }],
  },

  { level: 'CM2', title: 'Départements, du 01 au 31', icon: 'home', holds: [{ subSubject: 'DE', take: 10 }] },
  {
    level: 'CM2',
    title: 'De 1848 au Front populaire',
    icon: 'calendar',
    holds: [{ subSubject: 'RE' }, { subSubject: 'XX', take: 4 }],
  },
  {
    level: 'CM2',
    title: 'Jeux à deux',
    icon: 'users',
    holds: [
      { subSubject: 'PH', kind: 'duo' },
      { subSubject: 'DD', kind: 'duo' },
      { subSubject: 'NU', kind: 'duo' },
    ],
  },
  {
    level: 'CM2',
    title: 'Triangles et quadrilatères',
    icon: 'cards',
    holds: [
      { subSubject: 'ES', kind: 'picture' },
      { subSubject: 'FD', kind: 'picture' },
    ],
  },
  { level: 'CM2', title: 'Décimaux et pourcentages', icon: 'timer', holds: [{ subSubject: 'FD' }] },
  { level: 'CM2', title: 'Départements, du 33 au 51', icon: 'home', holds: [{ subSubject: 'DE', skip: 10, take: 10 }] },
  {
    level: 'CM2',
    title: 'Numbers, months, weather',
    icon: 'message',
    holds: [{ subSubject: 'TI' }, { subSubject: 'WO' }],
  },
  {
    level: 'CM2',
    title: 'La Lune et les températures',
    icon: 'moon',
    holds: [
      { subSubject: 'SS', kind: 'picture' },
      { subSubject: 'MT', kind: 'picture' },
    ],
  },
  { level: 'CM2', title: 'De 1939 à l’euro', icon: 'calendar', holds: [{ subSubject: 'XX', skip: 4 }] },
  { level: 'CM2', title: 'Capitales d’Afrique', icon: 'image', holds: [{ subSubject: 'MD', take: 10 }] },
  { level: 'CM2', title: 'Passé simple et verbes difficiles', icon: 'edit', holds: [{ subSubject: 'CO' }] },
  { level: 'CM2', title: 'Départements, du 54 au 75', icon: 'home', holds: [{ subSubject: 'DE', skip: 20, take: 10 }] },
  {
    level: 'CM2',
    title: 'Capitales du monde',
    icon: 'image',
    holds: [{ subSubject: 'MD', skip: 10, take: 15 }],
  },
  { level: 'CM2', title: 'Fonctions et racines', icon: 'book', holds: [{ subSubject: 'GR' }, { subSubject: 'VO' }] },
  {
    level: 'CM2',
    title: 'La République et l’Europe',
    icon: 'school',
    holds: [{ subSubject: 'IN' }, { subSubject: 'DD' }],
  },
];
