import type { DemoPack } from './demo.types.ts';

/** Packs of CM1, then CM2; those of one level in the order of the weeks. */
export const packsOfCycle3: DemoPack[] = [
  { level: 'CM1', title: 'Capitales d’Europe (1)', icon: 'image', filters: [{ subject: 'EU', limit: 8 }] },
  {
    level: 'CM1',
    title: 'Le passé composé',
    icon: 'edit',
    filters: [{ subject: 'CO', category: ['Passé composé'] }],
  },
  {
    level: 'CM1',
    title: 'What time is it? À deux',
    icon: 'message',
    filters: [
      { subject: 'TI', kind: 'picture' },
      { subject: 'PH', kind: 'duo' },
      { subject: 'GR', kind: 'duo' },
    ],
  },
  {
    level: 'CM1',
    title: 'La carte de l’Europe',
    icon: 'image',
    filters: [{ subject: 'EU', kind: 'picture', category: ['Carte de l’Europe'] }],
  },
  {
    level: 'CM1',
    title: 'De la Gaule à Jeanne d’Arc',
    icon: 'calendar',
    filters: [{ subject: 'AT' }, { subject: 'MO' }],
  },
  {
    level: 'CM1',
    title: 'Fractions',
    icon: 'grid',
    filters: [{ subject: 'FD', category: ['Fractions', 'Fractions d’un nombre'] }],
  },
  {
    level: 'CM1',
    title: 'Fractions en images',
    icon: 'grid',
    filters: [
      { subject: 'FD', kind: 'picture', category: ['Fractions'] },
      { subject: 'FD', kind: 'picture', category: ['Droite graduée'] },
    ],
  },
  { level: 'CM1', title: 'Angles, droites, symétrie', icon: 'cards', filters: [{ subject: 'ES', kind: 'picture' }] },
  {
    level: 'CM1',
    title: 'Drapeaux, circuits, aires',
    icon: 'star',
    filters: [
      { subject: 'EU', kind: 'picture', category: ['Drapeaux'] },
      { subject: 'MT', kind: 'picture' },
      { subject: 'ME', kind: 'picture' },
    ],
  },
  { level: 'CM1', title: 'Capitales d’Europe (2)', icon: 'image', filters: [{ subject: 'EU', skip: 8, limit: 8 }] },
  {
    level: 'CM1',
    title: 'Days and colours',
    icon: 'message',
    filters: [{ subject: 'TI' }, { subject: 'WO', category: ['Couleurs'] }],
  },
  { level: 'CM1', title: 'ce ou se ? c’est ou s’est ?', icon: 'help', filters: [{ subject: 'HO' }] },
  { level: 'CM1', title: 'Le système solaire', icon: 'sun', filters: [{ subject: 'SS' }] },
  { level: 'CM1', title: 'Au-delà des tables', icon: 'grid', filters: [{ subject: 'TA' }] },
  { level: 'CM1', title: 'Les régions de France', icon: 'home', filters: [{ subject: 'RG', limit: 10 }] },
  {
    level: 'CM1',
    title: 'Les nombres décimaux',
    icon: 'timer',
    filters: [{ subject: 'FD', category: ['Nombres décimaux'] }],
  },
  {
    level: 'CM1',
    title: 'De Marignan à l’Empire',
    icon: 'calendar',
    filters: [{ subject: 'TM' }, { subject: 'RE' }],
  },

  { level: 'CM2', title: 'Départements, du 01 au 31', icon: 'home', filters: [{ subject: 'DE', limit: 10 }] },
  {
    level: 'CM2',
    title: 'De 1848 au Front populaire',
    icon: 'calendar',
    filters: [{ subject: 'RE' }, { subject: 'XX', limit: 4 }],
  },
  {
    level: 'CM2',
    title: 'Jeux à deux',
    icon: 'users',
    filters: [
      { subject: 'PH', kind: 'duo' },
      { subject: 'DD', kind: 'duo' },
      { subject: 'NU', kind: 'duo' },
    ],
  },
  {
    level: 'CM2',
    title: 'Triangles et quadrilatères',
    icon: 'cards',
    filters: [
      { subject: 'ES', kind: 'picture' },
      { subject: 'FD', kind: 'picture' },
    ],
  },
  { level: 'CM2', title: 'Décimaux et pourcentages', icon: 'timer', filters: [{ subject: 'FD' }] },
  {
    level: 'CM2',
    title: 'Départements, du 33 au 51',
    icon: 'home',
    filters: [{ subject: 'DE', skip: 10, limit: 10 }],
  },
  {
    level: 'CM2',
    title: 'Numbers, months, weather',
    icon: 'message',
    filters: [{ subject: 'TI' }, { subject: 'WO' }],
  },
  {
    level: 'CM2',
    title: 'La Lune et les températures',
    icon: 'moon',
    filters: [
      { subject: 'SS', kind: 'picture' },
      { subject: 'MT', kind: 'picture' },
    ],
  },
  { level: 'CM2', title: 'De 1939 à l’euro', icon: 'calendar', filters: [{ subject: 'XX', skip: 4 }] },
  { level: 'CM2', title: 'Capitales d’Afrique', icon: 'image', filters: [{ subject: 'MD', limit: 10 }] },
  { level: 'CM2', title: 'Passé simple et verbes difficiles', icon: 'edit', filters: [{ subject: 'CO' }] },
  {
    level: 'CM2',
    title: 'Départements, du 54 au 75',
    icon: 'home',
    filters: [{ subject: 'DE', skip: 20, limit: 10 }],
  },
  {
    level: 'CM2',
    title: 'Capitales du monde',
    icon: 'image',
    filters: [{ subject: 'MD', skip: 10, limit: 15 }],
  },
  { level: 'CM2', title: 'Fonctions et racines', icon: 'book', filters: [{ subject: 'GR' }, { subject: 'VO' }] },
  {
    level: 'CM2',
    title: 'La République et l’Europe',
    icon: 'school',
    filters: [{ subject: 'IN' }, { subject: 'DD' }],
  },
];
