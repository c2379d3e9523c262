import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { showMode } from '../theme/mode.ts';
import { makeInstallable } from './makeInstallable.ts';

const links = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
beforeEach(() => document.head.replaceChildren());

test.each(['/', '/dashboard', '/devices'])('the portal can be installed from %s [interface.install]', (path) => {
  makeInstallable(path);
  expect(links()).toEqual([
    ['manifest', '/install/app.webmanifest'],
    ['apple-touch-icon', '/install/apple-touch-icon.png'],
  ]);
});

test.each(['/device', '/device/home', '/Device/'])('%s keeps its own manifest [interface.install]', (path) => {
  makeInstallable(path);
  expect(links()).toEqual([]);
});

test('the bars around the page have the colour of the header, in light and dark mode [interface.install]', () => {
  makeInstallable('/dashboard');
  const theme = readFileSync(join(__dirname, '../../shared-ui/theme/theme.css'), 'utf8');
  const surfaces = [...theme.matchAll(/--mc-surface: (#\w+);/g)].map(([, colour]) => colour);
  const colours = (['light', 'dark'] as const).map((mode) => {
    showMode(mode);
    return document.head.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content;
  });
  expect(colours).toEqual(surfaces);
});
