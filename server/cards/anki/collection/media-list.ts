import { fieldsOf, numberField, textField } from './protobuf.ts';
import { unreadable } from './refusal.ts';

/**
 * The entry of each media file in the package, by the name that notes use. Older packages store this list as JSON,
 * newer packages as a protobuf message.
 */
export function readMediaList(bytes: Uint8Array | undefined): Map<string, string> {
  if (!bytes?.length) return new Map();
  return bytes[0] === 0x7b ? ofJson(bytes) : ofMessage(bytes);
}

function ofJson(bytes: Uint8Array): Map<string, string> {
  try {
    const list = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    return new Map(Object.entries(list).map(([entry, name]) => [String(name).normalize('NFC'), entry]));
  } catch {
    throw unreadable();
  }
}

/**
 * `MediaEntries { repeated MediaEntry { string name = 1; … optional uint32 legacy_zip_filename = 255; } entries = 1; }`
 */
function ofMessage(bytes: Uint8Array): Map<string, string> {
  const entries = fieldsOf(bytes).filter(({ number }) => number === 1);
  return new Map(
    entries.map(({ value }, index) => {
      if (!(value instanceof Uint8Array)) throw unreadable();
      const fields = fieldsOf(value);
      return [textField(fields, 1).normalize('NFC'), String(numberField(fields, 255) ?? index)];
    }),
  );
}
