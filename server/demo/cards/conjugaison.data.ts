import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

type Paradigm = [level: DemoLevel, verb: string, tense: string, forms: string[]];

/** Whole tenses to recite. The past participle agrees: allé(e), allé(e)s. */
const paradigms: Paradigm[] = [
  ['CE1', 'être', 'présent', ['je suis', 'tu es', 'il, elle, on est', 'nous sommes', 'vous êtes', 'ils, elles sont']],
  ['CE1', 'avoir', 'présent', ['j’ai', 'tu as', 'il, elle, on a', 'nous avons', 'vous avez', 'ils, elles ont']],
  ['CE1', 'aller', 'présent', ['je vais', 'tu vas', 'il, elle, on va', 'nous allons', 'vous allez', 'ils, elles vont']],
  [
    'CE1',
    'faire',
    'présent',
    ['je fais', 'tu fais', 'il, elle, on fait', 'nous faisons', 'vous faites', 'ils, elles font'],
  ],
  [
    'CE1',
    'chanter',
    'présent',
    ['je chante', 'tu chantes', 'il, elle, on chante', 'nous chantons', 'vous chantez', 'ils, elles chantent'],
  ],
  [
    'CE2',
    'être',
    'imparfait',
    ['j’étais', 'tu étais', 'il, elle, on était', 'nous étions', 'vous étiez', 'ils, elles étaient'],
  ],
  [
    'CE2',
    'avoir',
    'imparfait',
    ['j’avais', 'tu avais', 'il, elle, on avait', 'nous avions', 'vous aviez', 'ils, elles avaient'],
  ],
  [
    'CE2',
    'aller',
    'imparfait',
    ['j’allais', 'tu allais', 'il, elle, on allait', 'nous allions', 'vous alliez', 'ils, elles allaient'],
  ],
  [
    'CE2',
    'faire',
    'imparfait',
    ['je faisais', 'tu faisais', 'il, elle, on faisait', 'nous faisions', 'vous faisiez', 'ils, elles faisaient'],
  ],
  [
    'CE2',
    'jouer',
    'imparfait',
    ['je jouais', 'tu jouais', 'il, elle, on jouait', 'nous jouions', 'vous jouiez', 'ils, elles jouaient'],
  ],
  [
    'CE2',
    'être',
    'futur',
    ['je serai', 'tu seras', 'il, elle, on sera', 'nous serons', 'vous serez', 'ils, elles seront'],
  ],
  [
    'CE2',
    'avoir',
    'futur',
    ['j’aurai', 'tu auras', 'il, elle, on aura', 'nous aurons', 'vous aurez', 'ils, elles auront'],
  ],
  ['CE2', 'aller', 'futur', ['j’irai', 'tu iras', 'il, elle, on ira', 'nous irons', 'vous irez', 'ils, elles iront']],
  [
    'CE2',
    'faire',
    'futur',
    ['je ferai', 'tu feras', 'il, elle, on fera', 'nous ferons', 'vous ferez', 'ils, elles feront'],
  ],
  [
    'CE2',
    'marcher',
    'futur',
    [
      'je marcherai',
      'tu marcheras',
      'il, elle, on marchera',
      'nous marcherons',
      'vous marcherez',
      'ils, elles marcheront',
    ],
  ],
  [
    'CM1',
    'être',
    'passé composé',
    ['j’ai été', 'tu as été', 'il, elle, on a été', 'nous avons été', 'vous avez été', 'ils, elles ont été'],
  ],
  [
    'CM1',
    'avoir',
    'passé composé',
    ['j’ai eu', 'tu as eu', 'il, elle, on a eu', 'nous avons eu', 'vous avez eu', 'ils, elles ont eu'],
  ],
  [
    'CM1',
    'aller',
    'passé composé',
    [
      'je suis allé(e)',
      'tu es allé(e)',
      'il est allé',
      'elle est allée',
      'nous sommes allé(e)s',
      'vous êtes allé(e)s',
      'ils sont allés',
      'elles sont allées',
    ],
  ],
  [
    'CM1',
    'faire',
    'passé composé',
    ['j’ai fait', 'tu as fait', 'il, elle, on a fait', 'nous avons fait', 'vous avez fait', 'ils, elles ont fait'],
  ],
  [
    'CM1',
    'parler',
    'passé composé',
    [
      'j’ai parlé',
      'tu as parlé',
      'il, elle, on a parlé',
      'nous avons parlé',
      'vous avez parlé',
      'ils, elles ont parlé',
    ],
  ],
  [
    'CM1',
    'finir',
    'présent',
    ['je finis', 'tu finis', 'il, elle, on finit', 'nous finissons', 'vous finissez', 'ils, elles finissent'],
  ],
  [
    'CM1',
    'venir',
    'présent',
    ['je viens', 'tu viens', 'il, elle, on vient', 'nous venons', 'vous venez', 'ils, elles viennent'],
  ],
  [
    'CM2',
    'pouvoir',
    'présent',
    ['je peux', 'tu peux', 'il, elle, on peut', 'nous pouvons', 'vous pouvez', 'ils, elles peuvent'],
  ],
  [
    'CM2',
    'prendre',
    'présent',
    ['je prends', 'tu prends', 'il, elle, on prend', 'nous prenons', 'vous prenez', 'ils, elles prennent'],
  ],
  [
    'CM2',
    'dire',
    'présent',
    ['je dis', 'tu dis', 'il, elle, on dit', 'nous disons', 'vous dites', 'ils, elles disent'],
  ],
  [
    'CM2',
    'avoir',
    'plus-que-parfait',
    ['j’avais eu', 'tu avais eu', 'il, elle, on avait eu', 'nous avions eu', 'vous aviez eu', 'ils, elles avaient eu'],
  ],
  ['CM2', 'chanter', 'passé simple', ['il, elle, on chanta', 'ils, elles chantèrent']],
  ['CM2', 'être', 'passé simple', ['il, elle, on fut', 'ils, elles furent']],
  ['CM2', 'avoir', 'passé simple', ['il, elle, on eut', 'ils, elles eurent']],
  [
    'CM2',
    'être',
    'conditionnel présent',
    ['je serais', 'tu serais', 'il, elle, on serait', 'nous serions', 'vous seriez', 'ils, elles seraient'],
  ],
];

type Gap = [level: DemoLevel, tense: string, verb: string, before: string, answer: string, after: string];

/** Sentences with one form to write. */
const gaps: Gap[] = [
  ['CP', 'présent', 'être', 'Je', 'suis', 'à l’école.'],
  ['CP', 'présent', 'être', 'Tu', 'es', 'dans la cour.'],
  ['CP', 'présent', 'être', 'Elle', 'est', 'contente.'],
  ['CP', 'présent', 'avoir', 'Tu', 'as', 'un chat noir.'],
  ['CP', 'présent', 'avoir', 'Il', 'a', 'six ans.'],
  ['CP', 'présent', 'avoir', 'Nous', 'avons', 'un goûter.'],
  ['CE1', 'présent', 'aller', 'Nous', 'allons', 'à la piscine.'],
  ['CE1', 'présent', 'faire', 'Vous', 'faites', 'un gâteau.'],
  ['CE1', 'présent', 'jouer', 'Tu', 'joues', 'au ballon.'],
  ['CE1', 'présent', 'regarder', 'Les enfants', 'regardent', 'la lune.'],
  ['CE1', 'présent', 'être', 'Vous', 'êtes', 'en avance.'],
  ['CE1', 'présent', 'avoir', 'Mes amis', 'ont', 'un secret.'],
  ['CE1', 'présent', 'écouter', 'Nous', 'écoutons', 'une histoire.'],
  ['CE2', 'imparfait', 'être', 'Autrefois, nous', 'étions', 'petits.'],
  ['CE2', 'imparfait', 'jouer', 'Tu', 'jouais', 'souvent avec moi.'],
  ['CE2', 'imparfait', 'avoir', 'Les châteaux', 'avaient', 'des tours.'],
  ['CE2', 'futur', 'aller', 'Demain, nous', 'irons', 'au musée.'],
  ['CE2', 'futur', 'avoir', 'Tu', 'auras', 'bientôt neuf ans.'],
  ['CE2', 'futur', 'faire', 'Demain, il', 'fera', 'beau.'],
  ['CM1', 'passé composé', 'aller', 'Hier, elle est', 'allée', 'au marché.'],
  ['CM1', 'passé composé', 'faire', 'Hier, vous avez', 'fait', 'du sport.'],
  ['CM1', 'passé composé', 'chanter', 'Ils ont', 'chanté', 'toute la soirée.'],
  ['CM1', 'présent', 'finir', 'Nous', 'finissons', 'nos devoirs.'],
  ['CM2', 'présent', 'prendre', 'Ils', 'prennent', 'le train.'],
  ['CM2', 'présent', 'pouvoir', 'Tu', 'peux', 'entrer.'],
  ['CM2', 'passé simple', 'aller', 'Le roi', 'alla', 'à Reims.'],
  ['CM2', 'conditionnel présent', 'aimer', 'Nous', 'aimerions', 'partir en voyage.'],
];

const atTense = (tense: string) => (/^i/.test(tense) ? `à l’${tense}` : `au ${tense}`);
const upperFirst = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** Conjugation: tenses to recite, and sentences to complete. */
export const conjugationCards: DemoCard[] = [
  ...paradigms.map(([level, verb, tense, forms]): DemoCard => ({
    level,
    parentSubject: 'FR',
    subject: 'CO',
    category: upperFirst(tense),
    activity: 'Réciter',
    front: [
      `Conjugue «\u00a0${verb}\u00a0»`,
      atTense(tense) + (forms.length === 2 ? ', à la' : '.'),
      ...(forms.length === 2 ? ['troisième personne.'] : []),
    ],
    back: forms,
  })),
  ...gaps.map(([level, tense, verb, before, answer, after]): DemoCard => ({
    level,
    parentSubject: 'FR',
    subject: 'CO',
    category: upperFirst(tense),
    activity: 'Compléter',
    question: true,
    typed: true,
    front: [`${verb}, ${tense}`, '', `${before} …`, after],
    back: [answer, `${before} ${answer} ${after}`],
  })),
];
