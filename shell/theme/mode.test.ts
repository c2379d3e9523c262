import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { showMode } from './mode.ts';

const html = readFileSync(join(__dirname, '../index.html'), 'utf8');

test.each(['dark', 'light'] as const)(
  'before the styles have loaded, the page has the %s mode [interface.first-paint]',
  (mode) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const scheme = page.querySelector<HTMLMetaElement>('meta[name=color-scheme]')!;
    expect(scheme.content).toBe('light dark');
    document.head.replaceChildren(scheme);
    showMode(mode);
    expect(scheme.content).toBe(mode);
  },
);
