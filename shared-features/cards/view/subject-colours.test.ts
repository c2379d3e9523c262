import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parentSubjectColours } from '@memocartes/contract/cards/subject-colours';

const css = readFileSync(join(__dirname, '../../../shared-ui/theme/theme.css'), 'utf8');
/** Background colours of a card, in the light and the dark theme. */
const cardBackgrounds = [...css.matchAll(/--mc-card: (#[0-9a-f]{6});/g)].map(([, colour]) => colour!);

const luminance = (colour: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (dark: string, light: string) => (luminance(light) + 0.05) / (luminance(dark) + 0.05);

test('the colour of each parent subject has a contrast of at least 4.5 with the card, in the light and the dark theme', () => {
  expect(cardBackgrounds).toHaveLength(2);
  for (const background of cardBackgrounds) {
    for (const subject of parentSubjectColours) expect(contrast(subject, background)).toBeGreaterThanOrEqual(4.5);
  }
});
