import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('the bars use colours whose contrast with a surface the theme guarantees [interface.accessible]', () => {
  const css = readFileSync(join(__dirname, 'pair-bars.css'), 'utf8');
  const fills = [...css.matchAll(/fill: var\((--mc-\w+)\)/g)].map(([, colour]) => colour);
  expect(fills).toEqual(['--mc-edge', '--mc-accent']);
});
