import fc from 'fast-check';

/** Parses text, so that `__proto__` becomes an own property. */
const parseJson = (text: string) => JSON.parse(text) as unknown;

const nested = (depth: number) => parseJson('['.repeat(depth) + ']'.repeat(depth));

const numbers = [0, -0, -1, 0.1, 1e3, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308, 5e-324];
const strings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eabc',
  'مرحبا',
  'שלום',
  '\ufeff',
  '\u200b',
  '👩‍👩‍👧',
  'ﬁ',
  'İ',
  "' or 1=1 --",
  '$1',
  '%',
  '_',
  '\\',
  '%%%',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  'file:///',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'null',
  'undefined',
  'NaN',
  'true',
  '1e3',
  '0x10',
  '١٢٣',
  '2147483648',
  '-1',
  '9'.repeat(400),
  'a'.repeat(10_001),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-13-01T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '00:00',
  '24:00',
  'a@b',
  'x@[127.0.0.1]',
  `${'a'.repeat(300)}@b.example`,
  '00000000-0000-0000-0000-000000000000',
  '='.repeat(64),
  'AAAA',
];
const shapes = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { id: 1 },
  { length: 1 },
  { toString: 1 },
  parseJson('{"__proto__":{"x":1}}'),
  parseJson('{"constructor":{"prototype":{"x":1}}}'),
  parseJson('{"a":{"__proto__":1}}'),
  nested(500),
  Array.from({ length: 2_000 }, (_, n) => n),
];

/** Text of any code points. `fc.string` would index all 1.1 million of them for shrinking. */
const anyText = fc
  .array(fc.nat(0x10_ff_ff), { maxLength: 60 })
  .map((codePoints) => String.fromCodePoint(...codePoints));

/** Unusual values, most of which a field refuses. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...strings) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...shapes) },
  { weight: 2, arbitrary: anyText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Names that most schemas do not have. */
export const hostileName = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'unknown',
  '',
  ' ',
  'id',
  'role',
  'a.b',
  'a[]',
  'schools_id',
  'authentications_id',
  'password_hash',
  'é',
  '\u0000',
  '$where',
);

/** Request bodies, some of which are not JSON. */
export const rawBody = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.constantFrom('', 'null', '[]', '"x"', '0', '{', '{"a":', '{"a":1}}', '\ufeff{}', 'NaN', "{'a':1}"),
  },
  {
    weight: 20,
    arbitrary: fc.constantFrom('{"__proto__":{}}', '{"a":1,"a":2}', '['.repeat(50_000), '{"a":"\\ud800"}'),
  },
  { weight: 1, arbitrary: fc.constant(JSON.stringify({ data: 'a'.repeat(10_000_000) })) },
);

/** Raw segments of a path. */
export const rawSegment = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%c3%28',
  '%ed%a0%80',
  '..%2f..%2fetc',
  '%2e%2e',
  '%2e%2e%2f',
  '.',
  '~',
  "'",
  '%27%3b--',
  '%F0%9F%92%A9',
  '2147483648',
  '9223372036854775808',
  '-1',
  '0',
  '1.5',
  '1e3',
  '0x10',
  'NaN',
  'null',
  'x'.repeat(299),
  'x'.repeat(2_000),
);

/** Raw suffixes of a query string. */
export const rawQuery = fc.constantFrom(
  '%',
  '%zz=1',
  'a=%00',
  '=',
  '&&&',
  '=x&=y',
  'a[b]=c',
  'a[]=1',
  '__proto__=1',
  'constructor[prototype]=1',
  'a=1;b=2',
  'school_id=2147483648',
  'parent_id=2147483648',
  'nb_page=1e9',
  'nb_page=1000000&nb_items=100',
  'order_by=1',
  'search=%F0%28',
  'search=%25%5C_',
  'format=csv&format=json',
  'id=1&id=2',
  `a=${'b'.repeat(5_000)}`,
  'unknown=1',
  'search=%ed%a0%80',
);

/** Unusual headers, sent with the ordinary ones. */
export const oddHeaders = fc.constantFrom<Record<string, string>[]>(
  { cookie: 'token=%%%;;; =x; token' },
  { cookie: `token=${'a'.repeat(3_000)}` },
  { cookie: 'device=__proto__; token=constructor' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'é'.repeat(3)}` },
  { authorization: 'Basic Og==' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': ';;;' },
  { 'x-forwarded-for': '::1, 999.9.9.9, a', 'x-forwarded-proto': 'javascript' },
  { 'if-none-match': '*', 'if-modified-since': 'never' },
  { range: 'bytes=5-1,-' },
  { accept: '*/*;q=9', 'accept-language': '%%', 'accept-encoding': 'x-none' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://[' },
  { host: '' },
  { 'x-http-method-override': 'DELETE' },
);
