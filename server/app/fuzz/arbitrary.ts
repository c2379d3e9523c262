import fc from 'fast-check';
import { z } from 'zod';

type Json = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json | boolean;
  prefixItems?: Json[];
  additionalProperties?: Json | boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
};

const maxInteger = 2 ** 31 - 1;
const words = ['Zoë', 'Éluard', 'CM1 A', 'd’Ornano', 'Tables de 7', '75012', '06 39 98 00 01', '100001', 'a@b.example'];
const texts: Record<string, fc.Arbitrary<string>> = {
  date: fc.constantFrom('2026-12-07', '2026-12-14', '2026-12-21', '2015-02-28', '2027-09-01'),
  'date-time': fc.constantFrom('2026-11-20T09:00:00Z', '2026-11-20T10:00:00+01:00', '1999-01-01T00:00:00Z'),
  uuid: fc.uuid(),
  email: fc.constantFrom('nour@test.example', 'PERSONNE1@test.example'),
  uri: fc.constant('https://test.example/a?b=c'),
};

function textOf({ format, minLength = 0, maxLength = 40 }: Json): fc.Arbitrary<unknown> {
  const formatted = format && texts[format];
  if (formatted) return formatted;
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  const longest = fc.constant('é'.repeat(Math.min(maxLength, 5_000)));
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, { weight: 3, arbitrary: free }, longest);
}

function numberOf(json: Json, ids: readonly number[]): fc.Arbitrary<unknown> {
  const min = Math.ceil(Math.max(json.minimum ?? json.exclusiveMinimum ?? 0, -maxInteger));
  const max = Math.floor(Math.min(json.maximum ?? json.exclusiveMaximum ?? maxInteger, maxInteger));
  const within = ids.filter((id) => id >= min && id <= max);
  const any = fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
  return within.length ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...within) }, any) : any;
}

function objectOf(json: Json, ids: readonly number[]): fc.Arbitrary<unknown> {
  const fields = Object.entries(json.properties ?? {}).map(([name, field]) => [name, arbitraryOf(field, ids)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: json.required ?? [] });
}

function arbitraryOf(json: Json, ids: readonly number[]): fc.Arbitrary<unknown> {
  if (json.const !== undefined) return fc.constant(json.const);
  if (json.enum) return fc.constantFrom(...json.enum);
  const branches = json.anyOf ?? json.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => arbitraryOf(branch, ids)));
  if (json.allOf) return fc.tuple(...json.allOf.map((part) => arbitraryOf(part, ids))).map(mergeAll);
  switch (json.type) {
    case 'string':
      return textOf(json);
    case 'integer':
    case 'number':
      return numberOf(json, ids);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const items = typeof json.items === 'object' ? arbitraryOf(json.items, ids) : fc.jsonValue();
      return fc.array(items, { minLength: json.minItems ?? 0, maxLength: Math.min(json.maxItems ?? 4, 16) });
    }
    case 'object':
      return objectOf(json, ids);
    default:
      return fc.oneof(fc.constantFrom(...ids, ...words), fc.jsonValue({ maxDepth: 2 }));
  }
}

const mergeAll = (parts: readonly unknown[]) => Object.assign({}, ...(parts as object[])) as unknown;

/**
 * Values close to what a schema accepts, from its JSON Schema. Patterns are ignored: most strings come from `words` or
 * are random. @param ids identifiers of rows that exist
 */
export const valuesOf = (schema: z.ZodType, ids: readonly number[]): fc.Arbitrary<unknown> =>
  arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json, ids);
