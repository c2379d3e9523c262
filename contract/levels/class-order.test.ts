import { compareClasses } from './class-order.ts';

test('classes are sorted by level, a class with several levels after those of its first level, then by name [classes.order]', () => {
  const classes = [
    { level: 'CM1', name: 'Baleines' },
    { level: 'CP/CE1/CE2', name: 'Abeilles' },
    { level: 'CE1', name: 'Écureuils' },
    { level: 'CE1', name: 'Zèbres' },
    { level: 'CE1', name: 'Dauphins' },
    { level: 'CP', name: 'Renards' },
  ] as const;
  const names = classes.toSorted(compareClasses).map(({ name }) => name);
  expect(names).toEqual(['Renards', 'Abeilles', 'Dauphins', 'Écureuils', 'Zèbres', 'Baleines']);
});
