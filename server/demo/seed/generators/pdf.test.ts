import { onePagePdf } from './pdf.ts';

const text = onePagePdf('Prêt à l’emploi (1)', ['Où ? Là…']).toString('latin1');

test('the cross-reference table of the file points at its objects', () => {
  const table = text.slice(text.indexOf('xref\n'));
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
  expect(offsets).toHaveLength(5);
  offsets.forEach((offset, i) => expect(text.slice(offset, offset + 8)).toBe(`${i + 1} 0 obj\n`));
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)![1])).startsWith('xref\n')).toBe(true);
});

test('the stream has the announced length; parentheses are escaped, and French letters encoded', () => {
  const stream = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text)!;
  expect(stream[2]).toHaveLength(Number(stream[1]));
  expect(text).toContain('(Prêt à l\u0092emploi \\(1\\))');
  expect(text).toContain('(Où ? Là\u0085)');
});
