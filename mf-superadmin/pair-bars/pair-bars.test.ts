import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('bars have the colours whose contrast with a card the theme guarantees [interface.accessible]', () => {
  const css = readFileSync(join(__dirname, 'pair-bars.css'), 'utf8');
  const fills = [...css.matchAll(/fill: var\((--mc-\w+)\)/g)].map(([, colour]) => colour);
  expect(fills).toEqual(['--mc-edge', '--mc-accent']);
});
