import { exchanges } from './messages.data.ts';
import { notifications } from './notifications.data.ts';
import { resources, sections } from './resources.data.ts';
import { schoolResources } from './school-resources.data.ts';
import { independentSchool, subscribedSchool, trialSchool } from './schools.data.ts';

const allResources = [...resources, ...schoolResources];
const schools = [subscribedSchool, trialSchool, independentSchool];

test('resources have known sections, short descriptions and unique titles', () => {
  expect(allResources.filter(({ section }) => !sections.includes(section))).toEqual([]);
  expect(allResources.filter(({ description }) => description.length > 200)).toEqual([]);
  expect(new Set(allResources.map(({ title }) => title)).size).toBe(allResources.length);
  expect(allResources.every(({ fileName }) => /^[a-z0-9-]+\.(pdf|txt)$/.test(fileName))).toBe(true);
});

test('texts follow French typography', () => {
  const texts = [
    ...allResources.flatMap(({ title, description, lines }) => [title, description, ...lines]),
    ...notifications.flatMap(({ title, content }) => [title, content]),
    ...exchanges.flat().map(({ text }) => text),
    ...schools.flatMap(({ name, description }) => [name, description]),
  ];
  expect(texts.filter((text) => /'| [?!:;»%]|« |[^\u00a0?!][?!:;»]/.test(text))).toEqual([]);
});

test('every type and every audience has a notification', () => {
  expect(new Set(notifications.map(({ type }) => type))).toEqual(new Set(['ALERT', 'WARNING', 'INFO', 'SUCCESS']));
  expect(new Set(notifications.flatMap(({ to }) => to)).size).toBe(6);
});

test('schools have valid codes (UAI) and fictional phone numbers, and together 12 classes and about 260 students', () => {
  const letter = (code: string) => 'ABCDEFGHJKLMNPRSTUVWXYZ'[Number(code.slice(0, 7)) % 23];
  for (const { code, phone } of schools) {
    expect(code).toMatch(/^\d{7}[A-Z]$/);
    expect(code[7]).toBe(letter(code));
    expect(phone).toMatch(/^(01 99 00|04 65 71|06 39 98) \d\d \d\d$/);
  }
  const classes = schools.flatMap((school) => school.classes);
  expect(classes).toHaveLength(12);
  const students = classes.reduce((sum, { students }) => sum + students, 0);
  expect(Math.abs(students - 260)).toBeLessThanOrEqual(5);
});
