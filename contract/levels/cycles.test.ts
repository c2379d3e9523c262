import { cycleOf, isOfCycle } from './cycles.ts';
import { levels } from './levels.ts';

test('cycle 2 is CP, CE1 and CE2; cycle 3 is CM1 and CM2; CP is also a cycle of its own [cards.cycles]', () => {
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
