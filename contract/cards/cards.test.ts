import { cardStatuses, linesOf, mayBecome } from './cards.ts';

test('allows only the status changes draft ↔ published ↔ archived [cards.status]', () => {
  const transitions = cardStatuses.flatMap((from) =>
    cardStatuses.filter((to) => from !== to && mayBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(transitions).toEqual(['DRAFT → FINAL', 'FINAL → DRAFT', 'FINAL → ARCHIVED', 'ARCHIVED → FINAL']);
});

test('linesOf keeps empty lines before and between other lines, and removes those at the end', () => {
  expect(
    linesOf({
      line1: null,
      line2: 'deux',
      line3: '',
      line4: 'quatre',
      line5: null,
      line6: null,
      line7: '',
      line8: null,
    }),
  ).toEqual(['', 'deux', '', 'quatre']);
});
