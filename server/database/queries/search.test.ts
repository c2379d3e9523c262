import { patternsOf } from './search.ts';

test.each(['3 × 6', '3 x 6', '3x6', '3 X 6', '3*6'])(
  '« %s » finds the cards with 3 × 6 [cards.search-times]',
  (text) => {
    expect(patternsOf(text)).toEqual(['% 3%', '% ×%', '% 6%']);
  },
);

test('x and * stay what they are next to letters', () => {
  expect(patternsOf('Max 3')).toEqual(['%Max%', '% 3%']);
  expect(patternsOf('x 3')).toEqual(['% x%', '% 3%']);
});
