import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

const invariables: [level: DemoLevel, front: string[], answer: string, example: string][] = [
  ['CP', ['Le contraire de', '« sans »'], 'avec', 'Viens avec moi.'],
  ['CP', ['Le contraire de', '« sur »'], 'sous', 'Le chat est sous la table.'],
  ['CP', ['Le contraire de', '« avant »'], 'après', 'On joue après la classe.'],
  ['CP', ['Le contraire de', '« mal »'], 'bien', 'Tu lis bien.'],
  ['CE1', ['Le contraire de', '« jamais »'], 'toujours', 'Il arrive toujours à l’heure.'],
  ['CE1', ['Le contraire de', '« peu »'], 'beaucoup', 'J’ai beaucoup de billes.'],
  ['CE1', ['Le contraire de', '« dedans »'], 'dehors', 'Nous jouons dehors.'],
  ['CE1', ['Le contraire de', '« tôt »'], 'tard', 'Il est déjà tard.'],
  ['CE1', ['Le contraire de', '« moins »'], 'plus', 'J’ai un point de plus.'],
  ['CE1', ['Le jour qui suit', 'aujourd’hui'], 'demain', 'À demain !'],
  ['CE1', ['Le jour qui précède', 'aujourd’hui'], 'hier', 'Il a plu hier.'],
  ['CE2', ['En ce moment,', 'tout de suite'], 'maintenant', 'Partons maintenant.'],
  ['CE2', ['Le contraire de', '« rarement »'], 'souvent', 'Je lis souvent le soir.'],
  ['CE2', ['Dans un autre endroit'], 'ailleurs', 'Allons jouer ailleurs.'],
  ['CE2', ['Le contraire de', '« loin »'], 'près', 'J’habite près de l’école.'],
  ['CE2', ['Le jour où nous sommes'], 'aujourd’hui', 'Aujourd’hui, il fait beau.'],
  ['CM1', ['Sans se presser,', 'avec l’adjectif « lent »'], 'lentement', 'La tortue avance lentement.'],
  ['CM1', ['Le contraire de', '« toujours »'], 'jamais', 'Il ne se fâche jamais.'],
];

const plurals: [level: DemoLevel, singular: string, plural: string, rule: string[]][] = [
  ['CE1', 'un gâteau', 'gâteaux', ['Les noms en -eau', 'prennent un x.']],
  ['CE1', 'un jeu', 'jeux', ['Les noms en -eu', 'prennent un x.', 'Attention : des pneus, des bleus.']],
  ['CE1', 'un cheval', 'chevaux', ['Un cheval, des chevaux.']],
  ['CE1', 'un nez', 'nez', ['Les noms en -s, -x, -z', 'ne changent pas.']],
  ['CE1', 'une souris', 'souris', ['Les noms en -s, -x, -z', 'ne changent pas.']],
  ['CE2', 'un journal', 'journaux', ['Un journal, des journaux.']],
  ['CE2', 'un bal', 'bals', ['Bal, carnaval, festival', 'prennent un s.']],
  ['CE2', 'un pneu', 'pneus', ['Pneu et bleu', 'prennent un s.']],
  ['CE2', 'un bijou', 'bijoux', ['Sept noms en -ou', 'prennent un x.']],
  ['CE2', 'un hibou', 'hiboux', ['Sept noms en -ou', 'prennent un x.']],
  ['CE2', 'un trou', 'trous', ['Presque tous les noms en -ou', 'prennent un s.']],
  ['CM1', 'un travail', 'travaux', ['Comme bail, corail,', 'émail, vitrail.']],
  ['CM1', 'un œil', 'yeux', ['Un œil, des yeux.']],
  ['CM1', 'un chandail', 'chandails', ['Presque tous les noms en -ail', 'prennent un s.']],
  ['CM1', 'un festival', 'festivals', ['Comme bal et carnaval.']],
];

const feminines: [level: DemoLevel, masculine: string, feminine: string][] = [
  ['CE1', 'un lion', 'lionne'],
  ['CE1', 'un ami', 'amie'],
  ['CE2', 'un boulanger', 'boulangère'],
  ['CE2', 'un acteur', 'actrice'],
  ['CE2', 'un vendeur', 'vendeuse'],
  ['CE2', 'un tigre', 'tigresse'],
  ['CM1', 'un champion', 'championne'],
  ['CM1', 'un directeur', 'directrice'],
];

const lessons: [level: DemoLevel, front: string[], back: string[]][] = [
  [
    'CE1',
    ['Pourquoi écrit-on', '« jambe » avec un m ?'],
    ['Devant m, b et p,', 'n devient m.', '', 'une jambe, une lampe,', 'emmener'],
  ],
  [
    'CE1',
    ['Quand met-on', 'une cédille au c ?'],
    ['Devant a, o et u,', 'pour garder le son « s ».', '', 'un garçon, une leçon,', 'ça, un reçu'],
  ],
  ['CE1', ['Comment se lit un s', 'entre deux voyelles ?'], ['Il se lit « z ».', '', 'une rose, un oiseau']],
  [
    'CE2',
    ['Pourquoi met-on un e', 'dans « nous mangeons » ?'],
    ['Pour que le g', 'garde le son « j »', 'devant a, o et u.', '', 'une orangeade, un pigeon'],
  ],
  [
    'CM1',
    ['Quels sont les sept noms', 'en -ou qui prennent un x ?'],
    ['bijoux, cailloux, choux,', 'genoux, hiboux,', 'joujoux, poux'],
  ],
  [
    'CM2',
    ['Avec l’auxiliaire être,', 'avec quoi s’accorde', 'le participe passé ?'],
    ['Avec le sujet.', '', 'Elles sont parties.', 'Mon frère est parti.'],
  ],
  [
    'CM2',
    ['Avec l’auxiliaire avoir,', 'le participe passé', 's’accorde-t-il', 'avec le sujet ?'],
    ['Non, jamais avec le sujet.', '', 'Elles ont mangé.', 'Elles ont couru.'],
  ],
];

const spelling = (level: DemoLevel, category: string, front: string[], back: string[]): DemoCard => ({
  level,
  parentSubject: 'FR',
  subject: 'OR',
  category,
  question: true,
  front,
  back,
});

/** Spelling: words that never change, plurals, feminines, rules. */
export const spellingCards: DemoCard[] = [
  ...invariables.map(([level, front, answer, example]): DemoCard => ({
    ...spelling(level, 'Mots invariables', ['Mot invariable :', ...front], [answer, example]),
    typed: true,
  })),
  ...plurals.map(([level, singular, plural, rule]): DemoCard => ({
    ...spelling(level, 'Pluriels', ['Écris au pluriel :', singular, 'des …'], [plural, ...rule]),
    typed: true,
  })),
  ...feminines.map(([level, masculine, feminine]): DemoCard => ({
    ...spelling(level, 'Féminins', ['Écris au féminin :', masculine, 'une …'], [feminine]),
    typed: true,
  })),
  ...lessons.map(([level, front, back]): DemoCard => ({
    ...spelling(level, 'Règles', front, back),
    activity: 'Leçon',
  })),
];
