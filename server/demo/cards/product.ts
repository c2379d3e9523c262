import type { DemoCard, DemoLevel } from '../data/demo.types.ts';

/** A product of a multiplication table, with a hint. */
export type Product = readonly [level: DemoLevel, a: number, b: number, hint: string];

/** The card that asks for a product; its answer is typed. */
export const productCard = ([level, a, b, hint]: Product): DemoCard => ({
  level,
  parentSubject: 'MA',
  subject: 'TA',
  category: `Table de ${a}`,
  activity: 'Calcul mental',
  question: true,
  typed: true,
  front: [`${a} × ${b} =\u00a0?`],
  back: [`${a * b}`, hint],
});
