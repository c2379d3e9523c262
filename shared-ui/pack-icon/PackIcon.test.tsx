import { paths } from '../icon/paths.ts';
import { renderInTheme, testStories } from '../testing/testStories.tsx';
import { drawings } from './drawings.ts';
import { packIconNames, packIconOf } from './names.ts';
import * as stories from './PackIcon.stories.tsx';
import { PackIcon } from './PackIcon.tsx';

testStories(stories);

/** Icons that packs could have before these drawings existed. */
const olderIcons =
  'book edit list help message grid plus minus copy timer clock calendar sun moon star relation family student eye school home shield external image';

test('offers at least 24 drawings, all different', () => {
  expect(packIconNames.length).toBeGreaterThanOrEqual(24);
  expect(new Set(packIconNames).size).toBe(packIconNames.length);
  expect(new Set(Object.values(drawings).map((drawing) => JSON.stringify(drawing))).size).toBe(
    Object.keys(drawings).length,
  );
});

test.each(olderIcons.split(' '))('a pack created with the icon « %s » still has a drawing', (value) => {
  expect(packIconOf(value)).not.toBe('pack');
});

test('an unknown value has the drawing of a pack of cards', () => {
  for (const value of ['', 'never-drawn', 'toString', '__proto__']) expect(packIconOf(value)).toBe('pack');
});

test('renders the portal’s line icon for a value that names one', () => {
  const { container } = renderInTheme(<PackIcon name="users" />);
  expect(container.querySelector('path')).toHaveAttribute('d', paths.users);
});

test.each(Object.keys(drawings))(
  'every line of « %s » starts in the 24 × 24 grid, at least 1 from its edges',
  (name) => {
    const { container } = renderInTheme(<PackIcon name={name} />);
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')!);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect(path).toMatch(/^[MmLlHhVvCcSsQqTtAaZz0-9 .-]+$/);
      const starts = [...path.matchAll(/(?:M|^m)(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
      expect(starts.length).toBeGreaterThan(0);
      for (const at of starts) expect(at >= 1 && at <= 23).toBe(true);
    }
  },
);
