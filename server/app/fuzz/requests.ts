import type { Route } from '@memocartes/contract/http/route';
import fc from 'fast-check';

import { valuesOf } from './arbitrary.ts';
import { hostileName, hostileValue, oddHeaders, rawBody, rawQuery, rawSegment } from './hostile.ts';

/** A raw request to a route. */
export type FuzzRequest = { method: string; url: string; headers: Record<string, string>; payload?: string };

/** The valid request that the permission matrix sends to this route. */
export type Example = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy with an own property of any name, even `__proto__`. */
const withField = (fields: Fields, name: string, value: unknown): Fields =>
  Object.defineProperty({ ...fields }, name, { value, enumerable: true, configurable: true, writable: true });

/** A value with one of its fields replaced, removed or added. */
function broken(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(value, fc.nat(), hostileValue, hostileName, fc.nat(9)).map(([whole, index, hostile, name, kind]) => {
    if (!isFields(whole)) return hostile;
    const names = Object.keys(whole);
    const field = names[index % names.length];
    if (kind === 0 || field === undefined) return withField(whole, name, hostile);
    if (kind === 1) return Object.fromEntries(Object.entries(whole).filter(([key]) => key !== field));
    const nested = whole[field];
    if (kind === 2) return { ...whole, [field]: [nested] };
    if (isFields(nested) && kind < 7) {
      return { ...whole, [field]: withField(nested, Object.keys(nested)[0] ?? name, hostile) };
    }
    return { ...whole, [field]: hostile };
  });
}

const anyOf = (good: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 5, arbitrary: broken(good) },
    { weight: 1, arbitrary: hostileValue },
  );

/** JSON of a value; undefined for undefined, which `JSON.stringify` cannot represent. */
const jsonOf = (value: unknown): string | undefined => JSON.stringify(value);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : (jsonOf(value) ?? 'undefined');
const encode = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed().slice(0, 2_000));

const queryOf = (fields: unknown): string =>
  isFields(fields)
    ? Object.entries(fields)
        .flatMap(([name, value]) => [value].flat().map((one) => `${encode(name)}=${encode(one)}`))
        .slice(0, 50)
        .join('&')
    : encode(fields);

const pathOf = (path: string, values: readonly string[]) => {
  let place = 0;
  return path.replace(/:(\w+)/g, () => values[place++] ?? '0');
};

/** Values of the path parameters: mostly from the example, others are ids of existing rows or raw text. */
function segments({ path }: Route, { params }: Example, ids: readonly number[]): fc.Arbitrary<string[]> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

  const segment = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(encode(params[name])) },
      { weight: 2, arbitrary: fc.constantFrom(...ids.map(String)) },
      { weight: 2, arbitrary: rawSegment },
    );

  return fc.tuple(...names.map(segment));
}

/** Requests to a route: valid, nearly valid and invalid. @param ids identifiers of rows that exist */
export function requestsOf(route: Route, example: Example, ids: readonly number[]): fc.Arbitrary<FuzzRequest> {
  const goodQuery = fc.oneof(fc.constant(example.query), route.query ? valuesOf(route.query, ids) : fc.constant({}));
  const goodBody = fc.oneof(fc.constant(example.body), ...(route.body ? [valuesOf(route.body, ids)] : []));
  const text = fc.oneof({ weight: 12, arbitrary: anyOf(goodBody).map(jsonOf) }, { weight: 1, arbitrary: rawBody });
  const query = fc.tuple(anyOf(goodQuery).map(queryOf), fc.option(rawQuery, { freq: 4 }));
  const headers = fc.option(oddHeaders, { freq: 6 });

  return fc
    .tuple(segments(route, example, ids), query, text, headers)
    .map(([path, [ordinary, extra], payload, odd]) => ({
      method: route.method,
      url: `/api${pathOf(route.path, path)}?${[ordinary, extra].filter(Boolean).join('&')}`,
      headers: {
        ...(payload !== undefined && route.method !== 'GET' && { 'content-type': 'application/json' }),
        ...odd,
      },
      ...(route.method !== 'GET' && { payload }),
    }));
}
