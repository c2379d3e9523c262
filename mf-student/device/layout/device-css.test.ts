import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('on a phone the tag « Sans réseau » takes the place of the portal’s name, so that nothing below moves [tablets.offline]', () => {
  const css = readFileSync(join(__dirname, 'device.css'), 'utf8');
  expect(css).toMatch(
    /@media \(width < 600px\) \{\s*\.student__top:has\(\.student__offline\) > \.student__where \{\s*display: none;/,
  );
});
