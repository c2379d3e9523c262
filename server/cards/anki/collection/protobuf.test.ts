import { Refusal } from '../../../workers/refusal.ts';
import { fieldsOf } from './protobuf.ts';

const [varint, fixed64, bytes, fixed32] = [0, 1, 2, 5].map((kind) => 8 + kind) as [number, number, number, number];
const zeros = (count: number) => Array.from({ length: count }, () => 0);

test('reads numbers and bytes, and skips fields of fixed width', () => {
  const message = [fixed64, ...zeros(8), varint, 0xac, 2, fixed32, ...zeros(4), bytes, 2, 7, 8];
  expect(fieldsOf(Uint8Array.from(message))).toEqual([
    { number: 1, value: 300 },
    { number: 1, value: Uint8Array.from([7, 8]) },
  ]);
});

test.each([
  ['a number', [varint, 0x80]],
  ['a field of 8 octets', [fixed64, ...zeros(7)]],
  ['a field of 4 octets', [fixed32, ...zeros(3)]],
  ['bytes', [bytes, 2, 0]],
])('a message that ends within %s is refused', (_what, message) => {
  expect(() => fieldsOf(Uint8Array.from(message))).toThrow(Refusal);
});
