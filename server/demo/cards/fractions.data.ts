import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

type Row = [level: DemoLevel, category: string, front: string[], back: string[]];

const rows: Row[] = [
  [
    'CE2',
    'Fractions',
    ['Une pizza est partagée', 'en 4 parts égales.', 'Comment appelle-t-on', 'une part ?'],
    ['un quart', 'On écrit 1/4.'],
  ],
  [
    'CE2',
    'Fractions',
    ['Un gâteau est partagé', 'en 3 parts égales.', 'Comment appelle-t-on', 'une part ?'],
    ['un tiers', 'On écrit 1/3.'],
  ],
  ['CE2', 'Fractions', ['Combien de demis', 'faut-il pour faire', 'une unité ?'], ['2', '1/2 + 1/2 = 1']],
  ['CE2', 'Fractions', ['Combien de quarts', 'faut-il pour faire', 'un demi ?'], ['2', '1/4 + 1/4 = 1/2']],
  [
    'CM1',
    'Fractions',
    ['Dans la fraction 3/5,', 'comment s’appelle', 'le nombre 5 ?'],
    ['le dénominateur', 'Il dit en combien de parts', 'égales on a partagé l’unité.'],
  ],
  [
    'CM1',
    'Fractions',
    ['Dans la fraction 3/5,', 'comment s’appelle', 'le nombre 3 ?'],
    ['le numérateur', 'Il dit combien de parts', 'on a prises.'],
  ],
  ['CM1', 'Fractions d’un nombre', ['Un demi de 18 ?'], ['9', '18 ÷ 2 = 9']],
  ['CM1', 'Fractions d’un nombre', ['Un tiers de 12 ?'], ['4', '12 ÷ 3 = 4']],
  ['CM1', 'Fractions d’un nombre', ['Un quart de 20 ?'], ['5', '20 ÷ 4 = 5']],
  ['CM1', 'Fractions d’un nombre', ['Les trois quarts de 12 ?'], ['9', '12 ÷ 4 × 3 = 9']],
  ['CM1', 'Nombres décimaux', ['Écris 1/10', 'avec une virgule.'], ['0,1', '1 ÷ 10 = 0,1']],
  ['CM1', 'Nombres décimaux', ['Écris 1/100', 'avec une virgule.'], ['0,01', '1 ÷ 100 = 0,01']],
  ['CM1', 'Nombres décimaux', ['Écris 1/2', 'avec une virgule.'], ['0,5', '1 ÷ 2 = 0,5']],
  ['CM1', 'Nombres décimaux', ['Écris 1/4', 'avec une virgule.'], ['0,25', '1 ÷ 4 = 0,25']],
  ['CM1', 'Nombres décimaux', ['Écris 3/4', 'avec une virgule.'], ['0,75', '3 ÷ 4 = 0,75']],
  ['CM2', 'Nombres décimaux', ['Écris 1/5', 'avec une virgule.'], ['0,2', '1 ÷ 5 = 0,2']],
  ['CM2', 'Nombres décimaux', ['Écris 5/2', 'avec une virgule.'], ['2,5', '5 ÷ 2 = 2,5']],
  ['CM2', 'Nombres décimaux', ['0,5 + 0,75 = ?'], ['1,25', '50 + 75 = 125 centièmes.']],
  ['CM2', 'Nombres décimaux', ['2,5 × 10 = ?'], ['25', 'Chaque chiffre prend', 'une valeur 10 fois plus grande.']],
  ['CM2', 'Nombres décimaux', ['34 ÷ 10 = ?'], ['3,4', 'Chaque chiffre prend', 'une valeur 10 fois plus petite.']],
  [
    'CM2',
    'Nombres décimaux',
    ['Quel est le plus grand :', '0,8 ou 0,75 ?'],
    ['0,8', '80 centièmes, c’est plus', 'que 75 centièmes.'],
  ],
  ['CM2', 'Pourcentages', ['50 % d’un nombre,', 'c’est…'], ['la moitié', '50 % de 80 : 80 ÷ 2 = 40']],
  ['CM2', 'Pourcentages', ['25 % d’un nombre,', 'c’est…'], ['le quart', '25 % de 80 : 80 ÷ 4 = 20']],
  ['CM2', 'Pourcentages', ['10 % d’un nombre,', 'c’est…'], ['le dixième', '10 % de 80 : 80 ÷ 10 = 8']],
];

/** Fractions, decimal numbers and percentages. */
export const fractionCards: DemoCard[] = rows.map(([level, category, front, back]) => ({
  level,
  parentSubject: 'MA',
  subject: 'FD',
  category,
  question: true,
  ...(/^[\d,]+$/.test(back[0]!) ? { typed: true } : {}),
  front,
  back,
}));
