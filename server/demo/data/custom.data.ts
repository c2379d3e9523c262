import type { DemoCard, DemoLevel } from './demo.types.ts';

const french = (level: DemoLevel, subject: string, front: string[], back: string[]): DemoCard => ({
  level,
  parentSubject: 'FR',
  subject,
  question: true,
  front,
  back,
});

const maths = (level: DemoLevel, subject: string, front: string[], back: string[]): DemoCard => ({
  level,
  parentSubject: 'MA',
  subject,
  question: true,
  front,
  back,
});

/** Cards that the demo teacher made for her CE1 class. */
export const ofClaire: DemoCard[] = [
  french('CE1', 'OR', ['Dictée de la semaine', '« une école »'], ['une école', 'É : accent aigu.']),
  french('CE1', 'OR', ['Dictée de la semaine', '« un camarade »'], ['un camarade', 'une camarade']),
  french('CE1', 'OR', ['Dictée de la semaine', '« la récréation »'], ['la récréation', 'Elle finit en -tion.']),
  french('CE1', 'VO', ['Notre album du mois :', 'qui est le héros ?'], ['un loup qui a peur', 'des moutons']),
  maths('CE1', 'CA', ['Notre classe :', '24 élèves, 3 absents.', 'Combien de présents ?'], ['21', '24 − 3 = 21']),
];

/** Cards that a colleague shares with every school. */
export const shared: DemoCard[] = [
  french('CE2', 'OR', ['Avec ou sans h ?', '… iver'], ['hiver', 'un hiver, hivernal']),
  french('CE2', 'OR', ['Avec ou sans h ?', '… abit'], ['habit', 'un habit, s’habiller']),
  french('CM1', 'VO', ['Que veut dire', '« avoir un chat', 'dans la gorge » ?'], ['Être enroué.']),
  french('CM2', 'VO', ['Que veut dire', '« prendre la mouche » ?'], ['Se fâcher vite,', 'pour peu de chose.']),
];

/** The ten cards that a teacher on trial may have, so that an eleventh is refused. */
export const ofRomain: DemoCard[] = [
  ['0', 'zéro'],
  ['11', 'onze'],
  ['14', 'quatorze'],
  ['15', 'quinze'],
  ['20', 'vingt'],
  ['30', 'trente'],
  ['40', 'quarante'],
  ['50', 'cinquante'],
  ['60', 'soixante'],
  ['100', 'cent'],
].map(([digits, word]) => maths('CE2', 'NU', ['Écris en lettres :', digits!], [word!]));

/** Cards of the independent teacher. */
export const ofMarion: DemoCard[] = [
  {
    level: 'CE2',
    parentSubject: 'GE',
    subject: 'RL',
    question: true,
    front: ['Quel fleuve', 'reçoit l’Ille à Rennes ?'],
    back: ['la Vilaine'],
  },
  {
    level: 'CE2',
    parentSubject: 'GE',
    subject: 'RL',
    question: true,
    front: ['Quel monument de Rennes', 'abrite la cour d’appel ?'],
    back: ['le Parlement', 'de Bretagne'],
  },
  french('CE2', 'VO', ['Que veut dire « Breizh »,', 'en breton ?'], ['la Bretagne']),
];
