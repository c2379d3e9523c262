import { codeOfQr, codeOfTyped } from './card-code.ts';
import { predictMove } from './predicted-move.ts';

test.each([
  ['HTTPS://ECOLE.EXAMPLE/C/7F3A09C2E81B5D46', '7F3A09C2E81B5D46'],
  ['https://autre-adresse.example/c/7f3a09c2e81b5d46', '7F3A09C2E81B5D46'],
  ['http://192.168.1.10:4200/C/7F3A09C2E81B5D46/', '7F3A09C2E81B5D46'],
  ['https://ecole.example/schools/cards?search=FR-CE1-0042', 'FR-CE1-0042'],
  ['https://ecole.example/C/7F3A09C2E81B5D4', undefined],
  ['https://ecole.example/device#163083', undefined],
  ['javascript:/C/7F3A09C2E81B5D46', undefined],
  ['7F3A09C2E81B5D46', undefined],
  ['WIFI:S:ecole;T:WPA;P:secret;;', undefined],
  ['', undefined],
])('the QR code %j is read as %j [scanning.foreign-code]', (text, code) => expect(codeOfQr(text)).toBe(code));

test.each([
  ['fr-ce1-0042', 'FR-CE1-0042'],
  [' FR – CE1 – 0042 ', 'FR-CE1-0042'],
  ['MA-0007', 'MA-0007'],
  ['fr ce1 0042', 'FR-CE1-0042'],
  ['7f3a 09c2 e81b 5d46', '7F3A09C2E81B5D46'],
  ['0042', undefined],
  ['bonjour', undefined],
])('the typed code %j is read as %j [scanning.typed]', (text, code) => expect(codeOfTyped(text)).toBe(code));

const answer = (result: 'right' | 'wrong') => ({
  is_right: result === 'right',
  one_back: false,
  answered_at: '2026-11-20T16:00:00Z',
});

test.each([
  [2, '2026-11-10', answer('right'), { from: 2, to: 3 }],
  [4, '2026-11-10', answer('wrong'), { from: 4, to: 1 }],
  [4, '2026-11-10', { ...answer('wrong'), one_back: true }, { from: 4, to: 3 }],
  [5, '2026-11-10', answer('right'), { from: 5, to: 5 }],
  [null, null, answer('right'), { from: 1, to: 2 }],
  [null, null, answer('wrong'), { from: 1, to: 1 }],
  [2, '2026-11-20', answer('right'), undefined],
])(
  'predicts by the Leitner rule the move of a card in box %j, last moved on %j, with the answer %j: %j [scanning.review]',
  (box, moved_on, scan, move) => expect(predictMove({ box, moved_on }, scan)).toEqual(move),
);

test('predicts no move at any hour of the day in Paris when the card has moved that day [boxes.once-a-day]', () => {
  const tracking = { box: 2, moved_on: '2026-11-23' };
  const scanAt = (answered_at: string) => predictMove(tracking, { is_right: false, answered_at, one_back: false });
  for (const time of ['2026-11-22T23:00:00Z', '2026-11-23T07:30:00Z', '2026-11-23T22:59:00Z']) {
    expect(scanAt(time)).toBeUndefined();
  }
  expect(scanAt('2026-11-23T23:00:00Z')).toEqual({ from: 2, to: 1 });
});
