const noBreak = '\u00a0\u202f';

/** What can stand before a placeholder of these names without elision: numbers, dates, times. */
const numeric =
  'count|all|part|max|most|limit|used|boxes|size|n|done|number|percent|rate|length|minutes|seconds|packs|refused|free|nb';
const dated = 'date|day|days|from|to|since|until|time|week';

/** Typographic faults of French, each with what finds it. */
const typography: readonly (readonly [string, RegExp])[] = [
  ['straight apostrophe', /\p{L}'\p{L}/u],
  ['straight or English quotes', /["“”]/],
  ['three dots', /\.\.\./],
  ['plain space before punctuation', / [;:?!»%]/],
  ['plain space after «', /« /],
  ['no space before punctuation', new RegExp(String.raw`[^\s${noBreak}?!…(][?!]|[\p{L}\d)}»…][;](?!base64)`, 'u')],
  ['no space before a colon', /[\p{L})}»…]:(?=\s|$)/u],
  ['no space inside « »', new RegExp(`«[^${noBreak}]|[^${noBreak}]»`)],
  ['plain space before a unit', /(?:\d|\}\}) (?:[KMG]?o|mm|cm|km|min|s|h|€)(?![\p{L}\p{N}])/u],
  ['hyphen for a range', /(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])/],
  ['capital without accent', /(?<!\p{L})(?:E(?:cole|lève|tablissement|tape|tat|quipe|dition|crivez)|A (?=\p{Ll}+er\b))/u],
  ['“email” or “courriel” for “e-mail”', /(?<![\p{L}.@{-])(?:emails?|mails?|courriels?)(?![\p{L}.@:}])/iu],
  ['name without its preposition’s formatter', new RegExp(String.raw`(?<!\p{L})(?:de|que|jusque|lorsque|puisque) \{\{(?!(?:${numeric})\}\})[\w.]+\}\}`, 'iu')],
  ['name after an article', new RegExp(String.raw`(?<!\p{L})(?:le|la|du|au) \{\{(?!(?:${numeric}|${dated})\}\})[\w.]+\}\}`, 'iu')],
];

/** The names of the typographic faults of a French text; its placeholders are written `{{name}}`. */
export const typographyFaults = (text: string): string[] =>
  typography.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

type Tree = { readonly [key: string]: string | Tree };

/** Every text of a file of texts, under its path. */
export const flatten = (tree: Tree, path = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value] as const] : [...flatten(value, `${path}${key}.`)],
    ),
  );

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name!))].sort().join();

/** Faults of plural forms: an incomplete pair, « {{count}} » with a plural in the singular, or no form for zero where the singular names one thing. */
export function pluralFaults(texts: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  for (const [key, text] of texts) {
    const [, stem, form] = /^(.+)_(zero|one|other)$/.exec(key) ?? [];
    if (!stem) continue;
    const has = (other: string) => texts.has(`${stem}_${other}`);
    if (form !== 'other' && !has('other')) faults.push(`${key}: no ${stem}_other`);
    if (form !== 'one' && !has('one')) faults.push(`${key}: no ${stem}_one`);
    if (form === 'one' && /\{\{count\}\} (?!fois|mois)\p{L}{2,}[sx](?!\p{L})/u.test(text)) faults.push(`${key}: a plural after one`);
  }
  return faults;
}

/** Counts whose French singular does not say its number, and that have no form for zero: 0 would read as one. */
export const withoutZero = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts]
    .filter(([key, text]) => key.endsWith('_one') && !text.includes('{{count}}') && !texts.has(key.replace(/one$/, 'zero')))
    .map(([key]) => key.replace(/_one$/, ''));

/** Keys and placeholders that stand in one language only. `_zero` and a text that spells « un » may leave its count out. */
export function differences(fr: ReadonlyMap<string, string>, en: ReadonlyMap<string, string>): string[] {
  const spelled = (key: string) => /_(?:zero|one)$/.test(key);
  return [
    ...[...fr.keys()].filter((key) => !en.has(key)).map((key) => `${key}: no English`),
    ...[...en.keys()].filter((key) => !fr.has(key)).map((key) => `${key}: no French`),
    ...[...fr].flatMap(([key, text]) => {
      const other = en.get(key);
      return other === undefined || spelled(key) || placeholders(text) === placeholders(other)
        ? []
        : [`${key}: ${placeholders(text)} in French, ${placeholders(other)} in English`];
    }),
  ];
}
