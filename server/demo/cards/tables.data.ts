import type { DemoCard } from '../data/demo.types.ts';
import { type Product, productCard } from './product.ts';

/** Products missing in `multiplication.data.ts`, so that each table from 2 to 10 is complete, from 1 to 10. */
const products: Product[] = [
  ['CE1', 2, 1, 'Une fois 2.'],
  ['CE1', 2, 2, 'C’est le double de 2.'],
  ['CE1', 2, 3, 'C’est le double de 3.'],
  ['CE1', 2, 5, 'C’est le double de 5.'],
  ['CE1', 2, 10, 'C’est le double de 10.'],
  ['CE1', 3, 1, 'Une fois 3.'],
  ['CE1', 3, 2, '2 + 2 + 2 = 6'],
  ['CE1', 3, 5, '5 + 5 + 5 = 15'],
  ['CE1', 3, 10, 'Trois dizaines.'],
  ['CE1', 4, 1, 'Une fois 4.'],
  ['CE1', 4, 2, 'Le double de 4.'],
  ['CE1', 4, 3, 'Le double de 6.'],
  ['CE1', 4, 5, 'Le double de 10.'],
  ['CE1', 4, 10, 'Quatre dizaines.'],
  ['CE1', 5, 1, 'Une fois 5.'],
  ['CE1', 5, 2, 'La moitié de 20.'],
  ['CE1', 5, 4, 'La moitié de 40.'],
  ['CE1', 5, 10, 'Cinq dizaines.'],
  ['CE1', 10, 1, 'Une dizaine.'],
  ['CE1', 10, 2, 'Deux dizaines.'],
  ['CE1', 10, 3, 'Trois dizaines.'],
  ['CE1', 10, 4, 'Quatre dizaines.'],
  ['CE1', 10, 5, 'Cinq dizaines.'],
  ['CE1', 10, 7, 'Sept dizaines.'],
  ['CE1', 10, 9, 'Neuf dizaines.'],
  ['CE1', 10, 10, 'Dix dizaines : une centaine.'],
  ['CE2', 6, 1, 'Une fois 6.'],
  ['CE2', 6, 2, 'Le double de 6.'],
  ['CE2', 6, 3, 'Le double de 3 × 3.'],
  ['CE2', 6, 4, 'Le double de 3 × 4.'],
  ['CE2', 6, 5, 'La moitié de 60.'],
  ['CE2', 6, 10, 'Six dizaines.'],
  ['CE2', 7, 1, 'Une fois 7.'],
  ['CE2', 7, 2, 'Le double de 7.'],
  ['CE2', 7, 3, '7 × 2 + 7 = 21'],
  ['CE2', 7, 4, 'Le double de 14.'],
  ['CE2', 7, 5, 'La moitié de 70.'],
  ['CE2', 7, 10, 'Sept dizaines.'],
  ['CE2', 8, 1, 'Une fois 8.'],
  ['CE2', 8, 2, 'Le double de 8.'],
  ['CE2', 8, 3, '8 × 2 + 8 = 24'],
  ['CE2', 8, 4, 'Le double de 16.'],
  ['CE2', 8, 5, 'La moitié de 80.'],
  ['CE2', 8, 10, 'Huit dizaines.'],
  ['CE2', 9, 1, 'Une fois 9.'],
  ['CE2', 9, 2, 'Le double de 9.'],
  ['CE2', 9, 3, '10 × 3 − 3 = 27'],
  ['CE2', 9, 4, '10 × 4 − 4 = 36'],
  ['CE2', 9, 5, '10 × 5 − 5 = 45'],
  ['CE2', 9, 10, 'Neuf dizaines.'],
];

type Sum = [category: 'Compléments à 10' | 'Doubles', front: string[], answer: string, hint: string];

const sums: Sum[] = [
  ['Compléments à 10', ['Complète :', '1 + … = 10'], '9', '9 + 1 = 10'],
  ['Compléments à 10', ['Complète :', '0 + … = 10'], '10', '10 + 0 = 10'],
  ['Compléments à 10', ['Complète :', '10 + … = 10'], '0', 'Il ne manque rien.'],
  ['Doubles', ['1 + 1 = ?'], '2', 'Le double de 1.'],
  ['Doubles', ['2 + 2 = ?'], '4', 'Le double de 2.'],
  ['Doubles', ['10 + 10 = ?'], '20', 'Le double de 10.'],
];

/** The products, complements to 10 and doubles that are missing in the other card files. */
export const tableCards: DemoCard[] = [
  ...products.map(productCard),
  ...sums.map(([category, front, answer, hint]): DemoCard => ({
    level: 'CP',
    parentSubject: 'MA',
    subject: 'CA',
    category,
    activity: 'Calcul mental',
    question: true,
    typed: true,
    front,
    back: [answer, hint],
  })),
];
