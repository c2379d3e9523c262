import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

type Gap = [level: DemoLevel, pair: string, before: string, answer: string, after: string, why: string];

const gaps: Gap[] = [
  ['CE1', 'a / à', 'Léo', 'a', 'un vélo rouge.', 'Léo avait un vélo rouge.'],
  ['CE1', 'a / à', 'Nous allons', 'à', 'la mer.', 'On ne peut pas dire « avait ».'],
  ['CE1', 'et / est', 'La neige', 'est', 'blanche.', 'La neige était blanche.'],
  ['CE1', 'et / est', 'du pain', 'et', 'du beurre', 'du pain et puis du beurre'],
  ['CE1', 'son / sont', 'Nina range', 'son', 'cartable.', 'Nina range mon cartable.'],
  ['CE1', 'son / sont', 'Les chats', 'sont', 'sur le toit.', 'Les chats étaient sur le toit.'],
  ['CE1', 'on / ont', 'Demain,', 'on', 'ira au parc.', 'Demain, il ira au parc.'],
  ['CE1', 'on / ont', 'Mes voisins', 'ont', 'un chien.', 'Mes voisins avaient un chien.'],
  ['CE2', 'ou / où', 'Tu veux une pomme', 'ou', 'une poire ?', 'une pomme ou bien une poire'],
  ['CE2', 'ou / où', 'La ville', 'où', 'j’habite', '« Où » indique un lieu.'],
  ['CE2', 'ces / ses', 'Regarde', 'ces', 'nuages, là-bas !', 'Au singulier : ce nuage.'],
  ['CE2', 'ces / ses', 'Hugo met', 'ses', 'bottes.', 'Au singulier : sa botte.'],
  ['CE2', 'mes / mais', 'Il est petit', 'mais', 'très fort.', '« Mais » oppose deux idées.'],
  ['CE2', 'mes / mais', 'J’ai perdu', 'mes', 'gants.', 'Au singulier : mon gant.'],
  ['CE2', 'la / là / l’a', 'Pose ton sac', 'là', ', sur la chaise.', 'Pose ton sac ici.'],
  ['CM1', 'ce / se', 'Le chat', 'se', 'cache.', 'Je me cache, tu te caches…'],
  ['CM1', 'ce / se', 'J’aime', 'ce', 'livre.', 'J’aime le livre que voici.'],
  ['CM1', 'c’est / s’est', 'Elle', 's’est', 'levée tôt.', 'Je me suis levée tôt.'],
  ['CM1', 'c’est / s’est', 'Écoute,', 'c’est', 'ma chanson.', 'Écoute, cela est ma chanson.'],
  ['CM1', 'la / là / l’a', 'Ce film, elle', 'l’a', 'déjà vu.', 'Elle l’avait déjà vu.'],
  ['CM1', 'leur / leurs', 'Je', 'leur', 'parle.', 'Devant un verbe : jamais de s.'],
  ['CM1', 'leur / leurs', 'Ils rangent', 'leurs', 'affaires.', 'Plusieurs affaires : un s.'],
  ['CM2', 'quand / quant / qu’en', 'Je lis', 'quand', 'il pleut.', 'Je lis lorsqu’il pleut.'],
  ['CM2', 'quel(s) / qu’elle(s)', 'Je crois', 'qu’elle', 'dort.', 'Je crois qu’il dort.'],
  ['CM2', 'sans / s’en / sang', 'un thé', 'sans', 'sucre', 'Le contraire de « avec ».'],
  ['CM2', 'peu / peut / peux', 'Il', 'peut', 'venir.', 'Il pouvait venir.'],
];

type Lesson = [level: DemoLevel, front: string[], back: string[]];

const lessons: Lesson[] = [
  [
    'CE1',
    ['Comment repérer', '« a » sans accent ?'],
    ['C’est le verbe avoir.', 'Je peux dire « avait ».', '', 'Il a faim.', 'Il avait faim.'],
  ],
  [
    'CE1',
    ['Comment repérer', '« est » ?'],
    ['C’est le verbe être.', 'Je peux dire « était ».', '', 'Elle est là.', 'Elle était là.'],
  ],
  [
    'CE1',
    ['Comment repérer', '« ont » ?'],
    ['C’est le verbe avoir.', 'Je peux dire « avaient ».', '', 'Ils ont froid.', 'Ils avaient froid.'],
  ],
  [
    'CE2',
    ['Comment repérer', '« ou » sans accent ?'],
    ['Je peux dire « ou bien ».', '', 'rouge ou bleu', 'rouge ou bien bleu'],
  ],
  [
    'CM1',
    ['Comment repérer', '« se » ?'],
    ['Il est devant un verbe.', 'Je peux dire « me » ou « te ».', '', 'Il se lave.', 'Je me lave.'],
  ],
];

/** Words that sound alike: sentences to complete and rules to know. */
export const homophoneCards: DemoCard[] = [
  ...gaps.map(([level, pair, before, answer, after, why]): DemoCard => ({
    level,
    parentSubject: 'FR',
    subject: 'HO',
    category: pair,
    activity: 'Compléter',
    question: true,
    typed: true,
    front: [pair, '', `${before} …`, after.replace(/^, /, '')],
    back: [answer, `${before} ${answer}${after.startsWith(',') ? '' : ' '}${after}`, why],
  })),
  ...lessons.map(([level, front, back]): DemoCard => ({
    level,
    parentSubject: 'FR',
    subject: 'HO',
    category: 'Règles',
    activity: 'Leçon',
    question: true,
    front,
    back,
  })),
];
