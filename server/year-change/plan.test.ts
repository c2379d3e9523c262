import { classLevels, levels } from '@memocartes/contract/levels/levels';
import { classChoices } from '@memocartes/contract/year-change/year-change';
import fc from 'fast-check';

import { type Choices, type Class, planYear, type Student } from './plan.ts';

const class_ = (id: number, name: string, level: Class['level']): Class => ({ id, name, level });

const student = (id: number, level: Student['level'], classes_id: number | null): Student => ({
  id,
  level,
  classes_id,
});

const none: Choices = { repeaters: [], classes: [] };
const after = (students: Student[], classes: Class[], choices: Choices = none) =>
  planYear(students, classes, choices).students.map((item) => [item.outcome, item.level_after, item.class_after]);

test('students go up a level, students in CM2 leave, students without level are unchanged [year.levels]', () => {
  const students = [...levels, null].map((level, n) => student(n, level, null));
  expect(after(students, [])).toEqual([
    ['UP', 'CE1', null],
    ['UP', 'CE2', null],
    ['UP', 'CM1', null],
    ['UP', 'CM2', null],
    ['LEAVE', 'CM2', null],
    ['NO_LEVEL', null, null],
  ]);
});

test('a kept class keeps its repeaters and, if it has several levels, students whose new level is one of its levels [year.class-kept]', () => {
  const classes = [class_(1, 'CP A', 'CP'), class_(2, 'Petits', 'CP/CE1/CE2')];
  const students = [
    student(1, 'CP', 1),
    student(2, 'CP', 1),
    student(3, 'CP', 2),
    student(4, 'CE2', 2),
    student(5, null, 1),
  ];
  expect(after(students, classes, { ...none, repeaters: [2] })).toEqual([
    ['UP', 'CE1', null],
    ['REPEAT', 'CP', 1],
    ['UP', 'CE1', 2],
    ['UP', 'CM1', null],
    ['NO_LEVEL', null, 1],
  ]);
});

test('classes, and the classes offered to students who leave theirs, are sorted by level, then by name [classes.order]', () => {
  const classes = [
    class_(1, 'CE1 C', 'CE1'),
    class_(2, 'CM1-CM2', 'CM1/CM2'),
    class_(3, 'CP B', 'CP'),
    class_(4, 'ce1 a', 'CE1'),
    class_(5, 'Éveil', 'CP/CE1/CE2'),
  ];
  const planned = planYear([student(1, 'CP', 3)], classes, none).classes;
  expect(planned.map(({ name }) => name)).toEqual(['CP B', 'Éveil', 'ce1 a', 'CE1 C', 'CM1-CM2']);
  expect(planned[0]!.next_classes).toEqual([5, 4, 1]);
});

test('a raised class keeps its students, except repeaters [year.class-raised]', () => {
  const choices: Choices = { repeaters: [2], classes: [{ id: 1, choice: 'RAISE' }] };
  const students = [student(1, 'CE1', 1), student(2, 'CE1', 1)];
  expect(after(students, [class_(1, 'CE1 A', 'CE1')], choices)).toEqual([
    ['UP', 'CE2', 1],
    ['REPEAT', 'CE1', null],
  ]);
});

test('students who leave a class move to the class chosen for them, if it has their next level', () => {
  const classes = [class_(1, 'CP A', 'CP'), class_(2, 'CE1 A', 'CE1'), class_(3, 'CE2 A', 'CE2')];
  const students = [
    student(1, 'CP', 1),
    student(2, 'CP', 1),
    student(3, 'CE1', 2),
    student(4, 'CM2', 1),
    student(5, 'CP', null),
  ];

  const to = (next_class_id: number | null): Choices => ({
    repeaters: [2],
    classes: [{ id: 1, choice: 'KEEP', next_class_id }],
  });

  const classesAfter = (choices: Choices) =>
    planYear(students, classes, choices).students.map(({ class_after }) => class_after);
  expect(classesAfter(to(2))).toEqual([2, 1, null, null, null]);
  // A class of another level, an unknown class (such as a class of another school), no class.
  for (const other of [3, 99, null]) expect(classesAfter(to(other))).toEqual([null, 1, null, null, null]);
  const [first] = planYear(students, classes, to(2)).classes;
  expect(first).toMatchObject({ nb_staying: 1, nb_leaving: 1, next_classes: [2], next_class_id: 2 });
  // A raised class is offered to students of its new level.
  const raised = planYear(students, classes, {
    repeaters: [],
    classes: [
      { id: 1, choice: 'KEEP', next_class_id: 2 },
      { id: 2, choice: 'RAISE' },
    ],
  });
  expect(raised.classes[0]).toMatchObject({ next_classes: [], next_class_id: null });
});

test('a class of CM2 or of several levels can’t be raised', () => {
  const classes = [class_(1, 'CM2', 'CM2'), class_(2, 'CM', 'CM1/CM2')];
  const plan = planYear([], classes, { ...none, classes: classes.map(({ id }) => ({ id, choice: 'RAISE' as const })) });
  expect(plan.classes.map(({ choice, choices }) => [choice, choices])).toEqual([
    ['KEEP', ['KEEP', 'EMPTY']],
    ['KEEP', ['KEEP', 'EMPTY']],
  ]);
});

test('names of raised classes contain the new level, unless another class has the new name', () => {
  const names = (classes: Class[], raised: number[]) =>
    planYear([], classes, {
      ...none,
      classes: raised.map((id) => ({ id, choice: 'RAISE' })),
    }).classes.map(({ name_after }) => name_after);

  const classes = [class_(1, 'CP A', 'CP'), class_(2, 'ce1 a', 'CE1'), class_(3, 'Les CE2', 'CE2')];
  expect(names(classes, [1, 2, 3])).toEqual(['CE1 A', 'CE2 a', 'Les CM1']);
  expect(names(classes, [1])).toEqual(['CP A', 'ce1 a', 'Les CE2']);
  const blocked = [...classes.slice(0, 2), class_(3, 'CE2 A', 'CE2')];
  expect(names(blocked, [1, 2])).toEqual(['CP A', 'ce1 a', 'CE2 A']);
});

test('for any school: students go up at most one level and get a class of their level, class names stay unique', () => {
  const ids = [1, 2, 3, 4];
  const school = fc.record({
    students: fc.array(
      fc.record({
        level: fc.constantFrom(null, ...levels),
        classes_id: fc.constantFrom(null, ...ids),
        repeats: fc.boolean(),
      }),
    ),
    classes: fc.tuple(
      ...ids.map(() =>
        fc.record({
          level: fc.constantFrom(...classLevels),
          choice: fc.constantFrom(...classChoices),
          next_class_id: fc.constantFrom(null, 99, ...ids),
        }),
      ),
    ),
    letters: fc.constantFrom(['A', 'A', 'A', 'A'], ['A', 'B', 'A', 'B']),
  });
  fc.assert(
    fc.property(school, ({ students, classes, letters }) => {
      const named = classes.map(({ level }, n) => class_(ids[n]!, `${level} ${letters[n]}`, level));
      fc.pre(new Set(named.map(({ name }) => name)).size === named.length);
      const plan = planYear(
        students.map(({ level, classes_id }, id) => student(id, level, classes_id)),
        named,
        {
          repeaters: students.flatMap(({ repeats }, id) => (repeats ? [id] : [])),
          classes: classes.map(({ choice, next_class_id }, n) => ({ id: ids[n]!, choice, next_class_id })),
        },
      );
      const classAfter = new Map(plan.classes.map((item) => [item.id, item.level_after]));
      for (const item of plan.students) {
        const steps =
          item.level && item.level_after ? levels.indexOf(item.level_after) - levels.indexOf(item.level) : 0;
        expect([0, 1]).toContain(steps);
        const chosen = classes[(item.classes_id ?? 0) - 1]?.next_class_id ?? null;
        expect([null, item.classes_id, chosen]).toContain(item.class_after);
        if (item.outcome === 'LEAVE') expect(item.class_after).toBeNull();
        if (item.class_after && item.level_after) {
          expect(classAfter.get(item.class_after)?.split('/')).toContain(item.level_after);
        }
      }
      expect(new Set(plan.classes.map(({ name_after }) => name_after)).size).toBe(4);
    }),
    { numRuns: 200 },
  );
});
