const noBreak = String.raw`\u00a0\u202f`;

/** Placeholders for numbers (`numbers`), days and times (`times`): no word before them is elided. */
const numbers =
  'count|all|part|max|most|limit|used|boxes|size|n|done|number|percent|rate|length|minutes|seconds|packs|free|nb|amount|\\w+Rows';
const times = 'date|day|days|from|to|since|until|time|week|nowText|made|start|end|issued|due|date_\\w+';

/** Faults in French texts that a pattern detects. */
const patterns: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['straight apostrophe', /\p{L}'\p{L}/u],
  ['straight or English quotes', /["“”]/],
  ['three dots', /\.\.\./],
  ['plain space before ; : ? ! » %', / [;:?!»%]/],
  ['no space before ; ? !', new RegExp(String.raw`[\p{L}\d)}»…][;?!]`, 'u')],
  ['no space before :', /[\p{L})}»…]:(?=\s|$)/u],
  ['no non-breaking space inside « »', new RegExp(`«[^${noBreak}]|[^${noBreak}]»`)],
  ['plain space before a unit', /(?:\d|\}\}) (?:[KMG]?o|mm|cm|km|min|s|h|€)(?![\p{L}\p{N}])/u],
  ['hyphen in a range', /(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])/],
  [
    'capital without its accent',
    /(?<!\p{L})(?:E(?:cole|lève|tablissement|tape|tat|quipe|dition|crivez)|A (?=\p{Ll}+er(?!\p{L})))/u,
  ],
  ['email or courriel for e-mail', /(?<![\p{L}.@{-])(?:emails?|mails?|courriels?)(?![\p{L}.@:}])/iu],
  [
    'de, que… before a name without {{name, de}}',
    new RegExp(String.raw`(?<!\p{L})(?:de|que|jusque|lorsque|puisque) \{\{(?!(?:${numbers}|to)\}\})\w+\}\}`, 'iu'),
  ],
  [
    'article before a name',
    new RegExp(String.raw`(?<!\p{L})(?:le|la|du|au) \{\{(?!(?:${numbers}|${times})\}\})\w+\}\}`, 'iu'),
  ],
];

/** Texts whose wording is fixed; `…` stands for inserted values. */
const fixedWordings = [
  'Adresse email non valide',
  'Désolé cette adresse email existe déjà',
  "Votre clé n'est plus valide, veuillez vous reconnecter",
  "Votre nom d'utilisateur ou mot de passe sont incorrects",
  "Votre établissement n'a plus accès à la plateforme",
  "Vous n'avez plus accès à la plateforme",
  'Impossible de passer cet élève en mode démo : il a déjà des cartes en cours',
  'Doublon : cet élève figure déjà à la ligne … du fichier.',
  'Date de naissance non reconnue : “…”. Format attendu : jj/mm/aaaa.',
  'Sexe non reconnu : “…”. Valeurs acceptées : M, F (H est lu comme M).',
  'Niveau non pris en charge : “…”. Niveaux acceptés : CP, CE1, CE2, CM1, CM2.',
  'Colonne absente : …. Colonnes lues : ….',
  'Colonne absente : Prénom. Colonnes lues : ….',
];

/** English sentences quoted in French titles of packs and cards: English has no space before `?`. */
const quotedEnglish = ['What time is it?'];

/** Typographic faults of a French text, by name; its placeholders are written `{{name}}`. */
export function typographyFaults(text: string): string[] {
  const ownWords = quotedEnglish.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
  const plain = ownWords.replace(/<style>.*?<\/style>|<!?\/?[a-z]+[1-6]?(?:\s[^<>]*)?>/gs, '');
  if (fixedWordings.includes(plain.replace(/\{\{.*?\}\}/g, '…'))) return [];
  return patterns.filter(([, pattern]) => pattern.test(plain)).map(([fault]) => fault);
}

type Texts = ReadonlyMap<string, string>;

/** Stem and plural form of a key. Undefined if it has none: a single `_other` without a count is part of the key. */
function formsOf(
  texts: Texts,
  key: string,
): { readonly stem: string; readonly form: string; readonly has: (form: string) => boolean } | undefined {
  const [, stem, form] = /^(.+)_(zero|one|other)$/.exec(key) ?? [];
  if (!stem || !form) return undefined;
  const has = (other: string) => texts.has(`${stem}_${other}`);
  return form === 'other' && !has('one') && !has('zero') && !texts.get(key)!.includes('{{count}}')
    ? undefined
    : { stem, form, has };
}

/** Stems of keys that lack their singular or plural form. */
export const incompletePlurals = (texts: Texts): string[] => [
  ...new Set(
    [...texts.keys()].flatMap((key) => {
      const forms = formsOf(texts, key);
      return forms && !(forms.has('one') && forms.has('other')) ? [forms.stem] : [];
    }),
  ),
];

/** Keys of French singulars in which a plural noun follows the count: in French, 0 and 1 take the singular. */
export const wrongSingulars = (texts: Texts): string[] =>
  [...texts].flatMap(([key, text]) =>
    key.endsWith('_one') && /\{\{count\}\} (?!fois|mois)\p{L}+[sx](?!\p{L})/u.test(text) ? [key] : [],
  );

/**
 * Stems of keys that would show « un » or 1 for 0. French uses the singular for 0, and these keys have no zero form.
 */
export const withoutZero = (texts: Texts): string[] =>
  [...texts].flatMap(([key, text]) => {
    const forms = formsOf(texts, key);
    const isOne = forms?.form === 'one' && !forms.has('zero') && !text.includes('{{count}}');
    return isOne && /(?<![\p{L}\d])(?:une?|1)(?![\p{L}\d])/iu.test(text) ? [forms.stem] : [];
  });

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name!))].sort().join();

/** Keys missing in one language, and texts with different placeholders; forms for 0 and 1 may omit the count. */
export const differences = (fr: Texts, en: Texts): string[] => [
  ...[...fr.keys()].filter((key) => !en.has(key)).map((key) => `${key}: no English`),
  ...[...en.keys()].filter((key) => !fr.has(key)).map((key) => `${key}: no French`),
  ...[...fr]
    .filter(
      ([key, text]) => !/_(?:zero|one)$/.test(key) && en.has(key) && placeholders(text) !== placeholders(en.get(key)!),
    )
    .map(([key]) => `${key}: other placeholders`),
];
