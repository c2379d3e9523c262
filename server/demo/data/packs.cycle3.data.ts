import type { DemoPack } from './demo.types.ts';

/** Packs of CM1, then CM2; those of one level in the order of the weeks. */
export const packsOfCycle3: DemoPack[] = [
  { level: 'CM1', title: 'Capitales d’Europe (1)', icon: 'image', filters: [{ subSubject: 'EU', limit: 8 }] },
  {
    level: 'CM1',
    title: 'Le passé composé',
    icon: 'edit',
    filters: [{ subSubject: 'CO', category: ['Passé composé'] }],
  },
  {
    level: 'CM1',
    title: 'What time is it? À deux',
    icon: 'message',
    filters: [
      { subSubject: 'TI', kind: 'picture' },
      { subSubject: 'PH', kind: 'duo' },
      { subSubject: 'GR', kind: 'duo' },
    ],
  },
  {
    level: 'CM1',
    title: 'La carte de l’Europe',
    icon: 'image',
    filters: [{ subSubject: 'EU', kind: 'picture', category: ['Carte de l’Europe'] }],
  },
  {
    level: 'CM1',
    title: 'De la Gaule à Jeanne d’Arc',
    icon: 'calendar',
    filters: [{ subSubject: 'AT' }, { subSubject: 'MO' }],
  },
  {
    level: 'CM1',
    title: 'Fractions',
    icon: 'grid',
    filters: [{ subSubject: 'FD', category: ['Fractions', 'Fractions d’un nombre'] }],
  },
  {
    level: 'CM1',
    title: 'Fractions en images',
    icon: 'grid',
    filters: [
      { subSubject: 'FD', kind: 'picture', category: ['Fractions'] },
      { subSubject: 'FD', kind: 'picture', category: ['Droite graduée'] },
    ],
  },
  { level: 'CM1', title: 'Angles, droites, symétrie', icon: 'cards', filters: [{ subSubject: 'ES', kind: 'picture' }] },
  {
    level: 'CM1',
    title: 'Drapeaux, circuits, aires',
    icon: 'star',
    filters: [
      { subSubject: 'EU', kind: 'picture', category: ['Drapeaux'] },
      { subSubject: 'MT', kind: 'picture' },
      { subSubject: 'ME', kind: 'picture' },
    ],
  },
  { level: 'CM1', title: 'Capitales d’Europe (2)', icon: 'image', filters: [{ subSubject: 'EU', skip: 8, limit: 8 }] },
  {
    level: 'CM1',
    title: 'Days and colours',
    icon: 'message',
    filters: [{ subSubject: 'TI' }, { subSubject: 'WO', category: ['Couleurs'] }],
  },
  { level: 'CM1', title: 'ce ou se ? c’est ou s’est ?', icon: 'help', filters: [{ subSubject: 'HO' }] },
  { level: 'CM1', title: 'Le système solaire', icon: 'sun', filters: [{ subSubject: 'SS' }] },
  { level: 'CM1', title: 'Au-delà des tables', icon: 'grid', filters: [{ subSubject: 'TA' }] },
  { level: 'CM1', title: 'Les régions de France', icon: 'home', filters: [{ subSubject: 'RG', limit: 10 }] },
  {
    level: 'CM1',
    title: 'Les nombres décimaux',
    icon: 'timer',
    filters: [{ subSubject: 'FD', category: ['Nombres décimaux'] }],
  },
  {
    level: 'CM1',
    title: 'De Marignan à l’Empire',
    icon: 'calendar',
    filters: [{ subSubject: 'TM' }, { subSubject: 'RE' }],
  },

  { level: 'CM2', title: 'Départements, du 01 au 31', icon: 'home', filters: [{ subSubject: 'DE', limit: 10 }] },
  {
    level: 'CM2',
    title: 'De 1848 au Front populaire',
    icon: 'calendar',
    filters: [{ subSubject: 'RE' }, { subSubject: 'XX', limit: 4 }],
  },
  {
    level: 'CM2',
    title: 'Jeux à deux',
    icon: 'users',
    filters: [
      { subSubject: 'PH', kind: 'duo' },
      { subSubject: 'DD', kind: 'duo' },
      { subSubject: 'NU', kind: 'duo' },
    ],
  },
  {
    level: 'CM2',
    title: 'Triangles et quadrilatères',
    icon: 'cards',
    filters: [
      { subSubject: 'ES', kind: 'picture' },
      { subSubject: 'FD', kind: 'picture' },
    ],
  },
  { level: 'CM2', title: 'Décimaux et pourcentages', icon: 'timer', filters: [{ subSubject: 'FD' }] },
  {
    level: 'CM2',
    title: 'Départements, du 33 au 51',
    icon: 'home',
    filters: [{ subSubject: 'DE', skip: 10, limit: 10 }],
  },
  {
    level: 'CM2',
    title: 'Numbers, months, weather',
    icon: 'message',
    filters: [{ subSubject: 'TI' }, { subSubject: 'WO' }],
  },
  {
    level: 'CM2',
    title: 'La Lune et les températures',
    icon: 'moon',
    filters: [
      { subSubject: 'SS', kind: 'picture' },
      { subSubject: 'MT', kind: 'picture' },
    ],
  },
  { level: 'CM2', title: 'De 1939 à l’euro', icon: 'calendar', filters: [{ subSubject: 'XX', skip: 4 }] },
  { level: 'CM2', title: 'Capitales d’Afrique', icon: 'image', filters: [{ subSubject: 'MD', limit: 10 }] },
  { level: 'CM2', title: 'Passé simple et verbes difficiles', icon: 'edit', filters: [{ subSubject: 'CO' }] },
  {
    level: 'CM2',
    title: 'Départements, du 54 au 75',
    icon: 'home',
    filters: [{ subSubject: 'DE', skip: 20, limit: 10 }],
  },
  {
    level: 'CM2',
    title: 'Capitales du monde',
    icon: 'image',
    filters: [{ subSubject: 'MD', skip: 10, limit: 15 }],
  },
  { level: 'CM2', title: 'Fonctions et racines', icon: 'book', filters: [{ subSubject: 'GR' }, { subSubject: 'VO' }] },
  {
    level: 'CM2',
    title: 'La République et l’Europe',
    icon: 'school',
    filters: [{ subSubject: 'IN' }, { subSubject: 'DD' }],
  },
];
