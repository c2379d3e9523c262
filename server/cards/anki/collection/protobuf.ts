import { unreadable } from './refusal.ts';

/** A field of a protobuf message. Its value is a number, or the bytes of a text or a nested message. */
export type Field = { number: number; value: number | Uint8Array };

/** A message's fields in order; fixed-width fields are skipped. @throws Refusal for an invalid message */
export function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let offset = 0;

  const varint = () => {
    let value = 0;
    let factor = 1;
    for (let n = 0; n < 10; n += 1) {
      const octet = bytes[offset];
      if (octet === undefined) throw unreadable();
      offset += 1;
      value += (octet & 0x7f) * factor;
      factor *= 128;
      if (octet < 0x80) return value;
    }
    throw unreadable();
  };

  const take = (length: number) => {
    if (offset + length > bytes.length) throw unreadable();
    offset += length;
    return bytes.subarray(offset - length, offset);
  };

  while (offset < bytes.length) {
    const key = varint();
    const number = Math.floor(key / 8);
    const kind = key % 8;
    if (kind === 0) fields.push({ number, value: varint() });
    else if (kind === 1) take(8);
    else if (kind === 5) take(4);
    else if (kind === 2) fields.push({ number, value: take(varint()) });
    else throw unreadable();
  }
  return fields;
}

const decoder = new TextDecoder();

/** A text field of a message; empty if absent. */
export function textField(fields: readonly Field[], number: number): string {
  const value = fields.find((field) => field.number === number)?.value;
  return value instanceof Uint8Array ? decoder.decode(value) : '';
}

export function numberField(fields: readonly Field[], number: number): number | undefined {
  const value = fields.find((field) => field.number === number)?.value;
  return typeof value === 'number' ? value : undefined;
}
