import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

type Row = [level: DemoLevel, front: string[], back: string[], typed?: 'typed'];

/** Numbers in words, hyphenated everywhere: the curriculum follows the spelling of 1990. */
const inWords: [level: DemoLevel, words: string, digits: string][] = [
  ['CP', 'seize', '16'],
  ['CP', 'vingt-et-un', '21'],
  ['CP', 'quarante-huit', '48'],
  ['CP', 'soixante-treize', '73'],
  ['CP', 'quatre-vingts', '80'],
  ['CP', 'quatre-vingt-quatorze', '94'],
  ['CE1', 'quatre-vingt-dix-sept', '97'],
  ['CE1', 'deux-cent-cinq', '205'],
  ['CE1', 'trois-cent-soixante-dix', '370'],
  ['CE1', 'six-cent-quatre-vingt-onze', '691'],
];

const roman: [level: DemoLevel, numeral: string, digits: string][] = [
  ['CM1', 'IX', '9'],
  ['CM1', 'XIV', '14'],
  ['CM1', 'XVI', '16'],
  ['CM1', 'XIX', '19'],
  ['CM1', 'XXI', '21'],
];

const rows: Row[] = [
  ['CP', ['Combien y a-t-il', 'd’unités dans', 'une dizaine ?'], ['10'], 'typed'],
  ['CP', ['Quel nombre vient', 'juste après 39 ?'], ['40', '39 + 1 = 40'], 'typed'],
  ['CP', ['Quel nombre vient', 'juste avant 60 ?'], ['59', '60 − 1 = 59'], 'typed'],
  ['CP', ['Quel nombre vient', 'juste après 69 ?'], ['70', '69 + 1 = 70'], 'typed'],
  ['CE1', ['Combien y a-t-il', 'de dizaines dans', 'une centaine ?'], ['10', '10 × 10 = 100'], 'typed'],
  ['CE1', ['Dans 347,', 'quel est le chiffre', 'des dizaines ?'], ['4', '347 = 300 + 40 + 7'], 'typed'],
  ['CE1', ['Quel nombre vient', 'juste après 199 ?'], ['200', '199 + 1 = 200'], 'typed'],
  ['CE2', ['Combien y a-t-il', 'de centaines dans', 'un millier ?'], ['10', '10 × 100 = 1 000'], 'typed'],
  ['CE2', ['Écris en chiffres :', '« trois-mille-quarante »'], ['3 040', '3 000 + 40 = 3 040']],
  ['CE2', ['Écris en chiffres :', '« sept-mille-deux-cent-six »'], ['7 206', '7 000 + 200 + 6 = 7 206']],
  ['CE2', ['Combien de centaines', 'y a-t-il en tout', 'dans 2 500 ?'], ['25', '25 × 100 = 2 500'], 'typed'],
  ['CM1', ['Combien y a-t-il', 'de milliers dans', 'un million ?'], ['1 000', '1 000 × 1 000 = 1 000 000']],
  ['CM2', ['Combien y a-t-il', 'de millions dans', 'un milliard ?'], ['1 000']],
];

const numeration = (level: DemoLevel, category: string, front: string[], back: string[]): DemoCard => ({
  level,
  parentSubject: 'MA',
  subject: 'NU',
  category,
  question: true,
  front,
  back,
});

/** Reading, writing and ordering whole numbers. */
export const numberCards: DemoCard[] = [
  ...inWords.map(([level, words, digits]): DemoCard => ({
    ...numeration(level, 'Nombres en lettres', ['Écris en chiffres :', `«\u00a0${words}\u00a0»`], [digits]),
    activity: 'Dictée de nombres',
    typed: true,
  })),
  ...roman.map(([level, numeral, digits]): DemoCard => ({
    ...numeration(level, 'Chiffres romains', ['Écris ce nombre', 'avec nos chiffres :', numeral], [digits]),
    typed: true,
  })),
  ...rows.map(([level, front, back, typed]): DemoCard => {
    const card = numeration(level, 'Numération décimale', front, back);
    return typed ? { ...card, typed: true } : card;
  }),
];
