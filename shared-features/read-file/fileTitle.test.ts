import { fileName } from '@memocartes/contract/fields/fields.schemas';

import { fileTitle } from './fileTitle.ts';

test('the title of a file has no invisible characters, at most 255 characters, and its extension', () => {
  expect(fileTitle({ name: '\u200ePHOTO-2026.jpg' })).toBe('PHOTO-2026.jpg');
  expect(fileTitle({ name: 'facture\u202efdp.txt' })).toBe('facturefdp.txt');
  expect(fileTitle({ name: 'l’été «\u00a01\u00a0» 😀.pdf' })).toBe('l’été «\u00a01\u00a0» 😀.pdf');
  const long = `${'😀'.repeat(200)}.pdf`;
  expect(fileTitle({ name: long })).toMatch(/^😀+\.pdf$/u);
  for (const name of ['\u200ea\u0007.jpg', long]) expect(fileName.safeParse(fileTitle({ name })).success).toBe(true);
});
