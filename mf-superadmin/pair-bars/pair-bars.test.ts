import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('bars have the theme colours edge and accent, whose contrast with a surface is at least 3 [interface.accessible]', () => {
  const css = readFileSync(join(__dirname, 'pair-bars.css'), 'utf8');
  const fills = [...css.matchAll(/fill: var\((--mc-\w+)\)/g)].map(([, colour]) => colour);
  expect(fills).toEqual(['--mc-edge', '--mc-accent']);
});
