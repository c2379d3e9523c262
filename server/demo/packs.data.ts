import type { DemoLevel } from './demo.types.ts';

/** Which certified cards of the pack's level: a sub-subject, perhaps one or two categories of it, perhaps a slice of those. */
export type CardFilter = { subSubject: string; category?: string[]; skip?: number; take?: number };

/** One week's pack of a level, in the order in which a class meets them; at most 15 cards (specification §5). */
export type DemoPack = { level: DemoLevel; title: string; icon: string; holds: CardFilter[] };

/** Packs by level, week after week. */
export const packs: DemoPack[] = [
  {
    level: 'CP',
    title: 'Les compléments à 10',
    icon: 'timer',
    holds: [{ subSubject: 'CA', category: ['Compléments à 10'] }],
  },
  { level: 'CP', title: 'Les cinq sens', icon: 'eye', holds: [{ subSubject: 'CH' }] },
  { level: 'CP', title: 'Être et avoir au présent', icon: 'edit', holds: [{ subSubject: 'CO' }] },
  { level: 'CP', title: 'Les doubles', icon: 'copy', holds: [{ subSubject: 'CA', category: ['Doubles'] }] },
  { level: 'CP', title: 'Les petits des animaux', icon: 'family', holds: [{ subSubject: 'AM' }] },
  { level: 'CP', title: 'Les nombres jusqu’à 100', icon: 'list', holds: [{ subSubject: 'NU' }] },
  { level: 'CP', title: 'Premières additions', icon: 'plus', holds: [{ subSubject: 'CA', category: ['Additions'] }] },
  {
    level: 'CP',
    title: 'Un ou une ? Les contraires',
    icon: 'book',
    holds: [{ subSubject: 'GR' }, { subSubject: 'VO' }],
  },
  {
    level: 'CP',
    title: 'Jours, monnaie et figures',
    icon: 'calendar',
    holds: [{ subSubject: 'ME' }, { subSubject: 'ES' }],
  },
  {
    level: 'CP',
    title: 'Premières soustractions',
    icon: 'minus',
    holds: [{ subSubject: 'CA', category: ['Soustractions'] }],
  },
  { level: 'CP', title: 'Petits mots invariables', icon: 'book', holds: [{ subSubject: 'OR' }] },
  { level: 'CP', title: 'Marianne et le drapeau', icon: 'school', holds: [{ subSubject: 'SY' }] },

  { level: 'CE1', title: 'Le présent : cinq verbes à savoir', icon: 'edit', holds: [{ subSubject: 'CO', take: 5 }] },
  {
    level: 'CE1',
    title: 'Tables de 2 et de 10',
    icon: 'grid',
    holds: [{ subSubject: 'TA', category: ['Table de 2', 'Table de 10'] }],
  },
  {
    level: 'CE1',
    title: 'a ou à ? et ou est ?',
    icon: 'help',
    holds: [{ subSubject: 'HO', category: ['a / à', 'et / est', 'Règles'] }],
  },
  { level: 'CE1', title: 'Table de 3', icon: 'grid', holds: [{ subSubject: 'TA', category: ['Table de 3'] }] },
  {
    level: 'CE1',
    title: 'Mots invariables',
    icon: 'book',
    holds: [{ subSubject: 'OR', category: ['Mots invariables'] }],
  },
  { level: 'CE1', title: 'Table de 4', icon: 'grid', holds: [{ subSubject: 'TA', category: ['Table de 4'] }] },
  { level: 'CE1', title: 'Le présent dans la phrase', icon: 'edit', holds: [{ subSubject: 'CO', skip: 5, take: 7 }] },
  { level: 'CE1', title: 'Table de 5', icon: 'grid', holds: [{ subSubject: 'TA', category: ['Table de 5'] }] },
  {
    level: 'CE1',
    title: 'son ou sont ? on ou ont ?',
    icon: 'help',
    holds: [{ subSubject: 'HO', category: ['son / sont', 'on / ont'] }],
  },
  { level: 'CE1', title: 'Heures, mètres, euros', icon: 'clock', holds: [{ subSubject: 'ME' }] },
  { level: 'CE1', title: 'La nature des mots', icon: 'book', holds: [{ subSubject: 'GR' }] },
  {
    level: 'CE1',
    title: 'Dents, animaux et plantes',
    icon: 'sun',
    holds: [{ subSubject: 'CH' }, { subSubject: 'AM' }, { subSubject: 'PL' }],
  },

  { level: 'CE2', title: 'L’imparfait', icon: 'edit', holds: [{ subSubject: 'CO', category: ['Imparfait'] }] },
  {
    level: 'CE2',
    title: 'Tables de 6 et de 7',
    icon: 'grid',
    holds: [{ subSubject: 'TA', category: ['Table de 6', 'Table de 7'] }],
  },
  { level: 'CE2', title: 'Fleuves, mers et montagnes', icon: 'image', holds: [{ subSubject: 'RL' }] },
  {
    level: 'CE2',
    title: 'Tables de 8 et de 9',
    icon: 'grid',
    holds: [{ subSubject: 'TA', category: ['Table de 8', 'Table de 9'] }],
  },
  { level: 'CE2', title: 'ces ou ses ? ou bien où ?', icon: 'help', holds: [{ subSubject: 'HO' }] },
  { level: 'CE2', title: 'Les pluriels', icon: 'cards', holds: [{ subSubject: 'OR', category: ['Pluriels'] }] },
  { level: 'CE2', title: 'Le futur', icon: 'edit', holds: [{ subSubject: 'CO', category: ['Futur'] }] },
  { level: 'CE2', title: 'Moitiés et calcul malin', icon: 'timer', holds: [{ subSubject: 'CA' }] },
  {
    level: 'CE2',
    title: 'Hello ! Premiers mots d’anglais',
    icon: 'message',
    holds: [{ subSubject: 'WO' }, { subSubject: 'PH' }],
  },
  {
    level: 'CE2',
    title: 'Féminins et mots invariables',
    icon: 'book',
    holds: [{ subSubject: 'OR', category: ['Féminins', 'Mots invariables'] }],
  },
  { level: 'CE2', title: 'Durées et longueurs', icon: 'clock', holds: [{ subSubject: 'ME' }] },
  {
    level: 'CE2',
    title: 'Le corps, l’eau, les métamorphoses',
    icon: 'student',
    holds: [{ subSubject: 'CH' }, { subSubject: 'AM' }, { subSubject: 'MT' }],
  },

  { level: 'CM1', title: 'Capitales d’Europe (1)', icon: 'image', holds: [{ subSubject: 'EU', take: 8 }] },
  { level: 'CM1', title: 'Le passé composé', icon: 'edit', holds: [{ subSubject: 'CO', category: ['Passé composé'] }] },
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
  { level: 'CM2', title: 'Décimaux et pourcentages', icon: 'timer', holds: [{ subSubject: 'FD' }] },
  { level: 'CM2', title: 'Départements, du 33 au 51', icon: 'home', holds: [{ subSubject: 'DE', skip: 10, take: 10 }] },
  {
    level: 'CM2',
    title: 'Numbers, months, weather',
    icon: 'message',
    holds: [{ subSubject: 'TI' }, { subSubject: 'WO' }],
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
