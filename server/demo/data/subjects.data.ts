import type { ParentSubjectCode } from './demo.types.ts';

/** A parent subject with its subjects; codes are unique across the tree. */
type DemoSubject = { code: ParentSubjectCode; name: string; children: { code: string; name: string }[] };

/** Tree of subjects of the certified cards, in the order in which they are listed. */
export const subjects: DemoSubject[] = [
  {
    code: 'FR',
    name: 'Français',
    children: [
      { code: 'CO', name: 'Conjugaison' },
      { code: 'GR', name: 'Grammaire' },
      { code: 'OR', name: 'Orthographe' },
      { code: 'HO', name: 'Homophones' },
      { code: 'VO', name: 'Vocabulaire' },
    ],
  },
  {
    code: 'MA',
    name: 'Mathématiques',
    children: [
      { code: 'NU', name: 'Numération' },
      { code: 'CA', name: 'Calcul mental' },
      { code: 'TA', name: 'Tables de multiplication' },
      { code: 'FD', name: 'Fractions et décimaux' },
      { code: 'ME', name: 'Grandeurs et mesures' },
      { code: 'ES', name: 'Espace et géométrie' },
    ],
  },
  {
    code: 'HI',
    name: 'Histoire',
    children: [
      { code: 'AT', name: 'Préhistoire et Antiquité' },
      { code: 'MO', name: 'Moyen Âge' },
      { code: 'TM', name: 'Temps modernes' },
      { code: 'RE', name: 'Révolution et XIXe siècle' },
      { code: 'XX', name: 'XXe siècle' },
    ],
  },
  {
    code: 'GE',
    name: 'Géographie',
    children: [
      { code: 'EU', name: 'Capitales d’Europe' },
      { code: 'MD', name: 'Capitales du monde' },
      { code: 'DE', name: 'Départements' },
      { code: 'RG', name: 'Régions' },
      { code: 'RL', name: 'Fleuves et reliefs' },
      { code: 'CN', name: 'Continents et mers' },
      { code: 'VI', name: 'Grandes villes' },
    ],
  },
  {
    code: 'SC',
    name: 'Sciences',
    children: [
      { code: 'CH', name: 'Corps humain' },
      { code: 'AM', name: 'Animaux' },
      { code: 'PL', name: 'Plantes' },
      { code: 'SS', name: 'Système solaire' },
      { code: 'MT', name: 'Matière' },
    ],
  },
  {
    code: 'EM',
    name: 'Enseignement moral et civique',
    children: [
      { code: 'SY', name: 'Symboles de la République' },
      { code: 'IN', name: 'Institutions' },
      { code: 'DD', name: 'Droits et devoirs' },
    ],
  },
  {
    code: 'AN',
    name: 'Anglais',
    children: [
      { code: 'WO', name: 'Les mots' },
      { code: 'TI', name: 'Nombres et dates' },
      { code: 'PH', name: 'Les phrases' },
    ],
  },
];
