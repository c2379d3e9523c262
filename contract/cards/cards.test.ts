import { levels } from '../levels/levels.ts';
import { cardStatuses, cycleOf, isOfCycle, linesOf, mayBecome } from './cards.ts';

test('cycle 2 covers CP, CE1 and CE2, cycle 3 CM1 and CM2; CP alone is a cycle too [cards.cycles]', () => {
  expect(levels.map((level) => [level, cycleOf(level)])).toEqual([
    ['CP', '2'],
    ['CE1', '2'],
    ['CE2', '2'],
    ['CM1', '3'],
    ['CM2', '3'],
  ]);
  expect(isOfCycle('CP', 'CP')).toBe(true);
  expect(isOfCycle('CE1', 'CP')).toBe(false);
  expect(isOfCycle('CM1', '2')).toBe(false);
});

test('draft, published, archived and published again [cards.status]', () => {
  const ways = cardStatuses.flatMap((from) =>
    cardStatuses.filter((to) => from !== to && mayBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual(['DRAFT → FINAL', 'FINAL → DRAFT', 'FINAL → ARCHIVED', 'ARCHIVED → FINAL']);
});

test('empty lines are kept between others, not at the end', () => {
  const none = { line5: null, line6: null, line7: '', line8: null };
  expect(linesOf({ line1: null, line2: 'deux', line3: '', line4: 'quatre', ...none })).toEqual([
    '',
    'deux',
    '',
    'quatre',
  ]);
});
