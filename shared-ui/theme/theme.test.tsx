import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { render, screen } from '@testing-library/react';

import { palette } from './palette.ts';
import { en, fr } from './texts.ts';
import { accents, ThemeProvider, useUiTexts } from './ThemeProvider.tsx';

const css = readFileSync(join(__dirname, 'theme.css'), 'utf8');
const block = (selector: string) =>
  css.slice(css.indexOf(`${selector} {`), css.indexOf('}', css.indexOf(`${selector} {`)));
const colours = (text: string) =>
  Object.fromEntries([...text.matchAll(/--mc-([\w-]+): (#[0-9a-f]{6})/g)].map((match) => [match[1]!, match[2]!]));

const light = colours(block(':root'));
const modes = { light, dark: { ...light, ...colours(block("[data-mode='dark']")) } };

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((i) => channel(parseInt(hex.slice(i, i + 2), 16) / 255));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
};

const tones = ['danger', 'warning', 'success', 'info'];
const backgrounds = ['paper', 'surface', 'sunken'];

// Minimum contrast: 4.5 for text (WCAG 1.4.3), 3 for edges of controls (WCAG 1.4.11).
const texts = [
  ...backgrounds.flatMap((background) => ['ink', 'ink-soft', ...accents].map((ink) => [ink, background])),
  ...[...accents, ...tones].flatMap((name) => [
    [name, `${name}-wash`],
    [name, 'surface'],
    ['ink', `${name}-wash`],
    ['ink-soft', `${name}-wash`],
  ]),
  ...accents.map((accent) => ['on-accent', accent]),
  ['on-accent', 'danger'],
  ['card-ink', 'card'],
  ['card-soft', 'card'],
  ['wood-ink', 'wood'],
] as [string, string][];
const edges = [
  ['edge', 'surface'],
  ['edge', 'paper'],
  ['card-edge', 'card'],
] as [string, string][];

describe.each(Object.entries(modes))('%s', (_mode, colour) => {
  test.each(texts)('%s on %s has enough contrast', (ink, background) =>
    expect(contrast(colour[ink]!, colour[background]!)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(edges)('%s has enough contrast with %s', (edge, background) =>
    expect(contrast(colour[edge]!, colour[background]!)).toBeGreaterThanOrEqual(3),
  );
});

test('paper has the light colours, and neither the skip link nor toasts', () => {
  expect(css).toMatch(/@media screen \{\s*\[data-mode='dark'\] \{/);
  expect(css.match(/\[data-mode='dark'\] \{/g)).toHaveLength(1);
  const toasts = readFileSync(join(__dirname, '../toast/toast.css'), 'utf8');
  expect(css).toMatch(/@media print \{\s*\.mc-skip-link \{\s*display: none;/);
  expect(toasts).toMatch(/@media print \{\s*\.mc-toasts \{\s*display: none;/);
});

test.each([
  ['boxes/boxes.css', '.mc-boxes__cards'],
  ['boxes/boxes-weeks.css', '.mc-boxes-weeks'],
  ['progress/progress.css', '.mc-progress__bar'],
])('%s: the colours of %s, which show a number, are printed', (path, selector) => {
  const text = `\n${readFileSync(join(__dirname, '..', path), 'utf8')}`;
  const start = text.indexOf(`\n${selector} {`);
  expect(text.slice(start, text.indexOf('}', start))).toContain('print-color-adjust: exact;');
});

test.each([
  ['shared-ui/boxes/boxes-weeks.css', '.mc-boxes-weeks__stack > span'],
  ['shared-ui/progress/progress.css', '.mc-progress__bar'],
  ['shared-ui/seats/seats.css', '.mc-seats__bar'],
  ['shared-ui/fields/fields.css', '.mc-switch input'],
  ['shared-features/cards/editor/card-editor.css', '.pattern-picker__card'],
  ['shared-features/sessions/students/sessions.css', ':is(.session-student__answers, .live-tile__bar)'],
  ['mf-follower/child/week.css', '.week-summary__right > span'],
  ['mf-student/device/revise/revise.css', '.student-revise__bar > span:first-child'],
])('%s: %s, which is drawn only by background colours, keeps them in a high-contrast mode', (path, selector) => {
  const text = `\n${readFileSync(join(__dirname, '../..', path), 'utf8')}`;
  const start = text.indexOf(`\n${selector} {`);
  expect(text.slice(start, text.indexOf('}', start))).toContain('forced-color-adjust: none;');
});

test('a high-contrast mode shows what is selected by an outline, which is weaker than the visible focus', () => {
  expect(css).toMatch(/@media \(forced-colors: active\) \{\s*:where\([^{]*\) \{\s*outline: 2px solid Highlight;/);
});

test('antd has the same colours as the style sheet', () => {
  expect(modes.light).toMatchObject(palette.light);
  expect(modes.dark).toMatchObject(palette.dark);
});

test('every accent has its colour', () => {
  for (const accent of accents) expect(block(`[data-accent='${accent}']`)).toContain(`var(--mc-${accent})`);
});

test('the provider sets accent, mode and language on the page, and removes the accent if none is given', () => {
  function CloseLabel() {
    return <p>{useUiTexts().close}</p>;
  }
  const { rerender } = render(
    <ThemeProvider accent="student" mode="dark" locale="en">
      <CloseLabel />
    </ThemeProvider>,
  );
  expect(document.documentElement).toHaveAttribute('data-accent', 'student');
  expect(document.documentElement).toHaveAttribute('data-mode', 'dark');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Close')).toBeInTheDocument();
  rerender(
    <ThemeProvider mode="system" locale="fr">
      <CloseLabel />
    </ThemeProvider>,
  );
  expect(document.documentElement).not.toHaveAttribute('data-accent');
  expect(document.documentElement).toHaveAttribute('data-mode', 'light');
  expect(screen.getByText('Fermer')).toBeInTheDocument();
});

test('French texts have non-breaking spaces in guillemets and before : ; ! ?; English has the same keys', () => {
  const texts = Object.values(fr).map((text) =>
    typeof text === 'function' ? (text as (...a: unknown[]) => string)(2, 3) : text,
  );
  expect(texts.join('\n')).not.toMatch(/ [:;!?»]|« /);
  expect(Object.keys(en)).toEqual(Object.keys(fr));
});

test('a focused element is not hidden by a bar at the bottom with two lines of buttons; in a low window the bar scrolls with the page [interface.keyboard]', () => {
  const [, below] = /main :where\([^)]*\) \{\s*scroll-margin-block: calc\([^;]*\) (\d+)px/.exec(css)!;
  // Two lines of 44 px, the gap between them, the padding, the edge and the focus ring.
  expect(Number(below)).toBeGreaterThanOrEqual(2 * 44 + 8 + 2 * 12 + 1 + 5);
  const stack = readFileSync(join(__dirname, '../stack/stack.css'), 'utf8');
  expect(stack).toMatch(/@media \(height < 500px\) \{\s*\.mc-foot \{\s*position: static;/);
});

test('no two style sheets have rules for the same class, since a page loads several style sheets', () => {
  const root = join(__dirname, '..');
  const folders = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sheets = folders.filter((path) => path.endsWith('.css') && !path.includes('node_modules'));
  const classes = sheets.flatMap((sheet) => [
    ...new Set(
      [...readFileSync(join(root, sheet), 'utf8').matchAll(/^(\.[\w-]+)(?: \{|,)$/gm)].map(([, name]) => name!),
    ),
  ]);
  expect(classes.filter((name, i) => classes.indexOf(name) !== i)).toEqual([]);
});
