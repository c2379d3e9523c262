/** What an expression is made of besides numbers: a blank to fill in, an unknown, a placeholder. */
const value = String.raw`(?:\d[\d.,]*|[…?_□]+|[a-zA-Z])`;
const operator = String.raw`[+−×÷=≠<>≤≥≈→±*]`;
/** Signs that are operators between two values only: « 12 : 4 », « 3 x 8 », « 3 / 5 », « 7 - 2 ». */
const weakOperator = String.raw`[-–:x/·]`;
const units = String.raw`(?:[kmcdh]?m[²³]?|da?[mgl]|[kmcdh]?g|[mcdh]?[lL]|h|min|s|j|t|q|°[CF]?|€|\$|£|c|%|‰|km\/h|ans?|jours?|mois|heures?|minutes?|secondes?|mètres?|litres?|grammes?|euros?|centimes?|unités?|dizaines?|centaines?|milliers?|millions?|milliards?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|siècles?)`;

const end = String.raw`(?![\p{L}\d])`;
const before = (pattern: string) => String.raw`(?<=(?:^|[\s(«])${pattern})`;

/** A space is kept unbroken where one of these stands around it. `_` is the place of the space. */
const bonds = [
  // No-break spaces, as the author typed them.
  String.raw`[\u00a0\u202f\u2007]`,
  // French punctuation.
  String.raw`(?<=[«(]) | (?=[»;:!?)%€…])`,
  // Thousands.
  String.raw`(?<=\d) (?=\d{3}(?!\d))`,
  // Operators and what stands beside them.
  String.raw`(?<=${operator}) | (?=${operator})`,
  String.raw`(?<=(?:^|[\s(«])${value} ${weakOperator}) (?=${value}${end})`,
  String.raw`${before(value)} (?=${weakOperator} ${value}${end})`,
  // A number, or the blank for one, and its unit.
  String.raw`(?<=[\d…?_□]) (?=${units}${end})`,
  // « n° 5 », « 1er janvier », a dash that opens a reply.
  String.raw`(?<=n°|\d(?:er|e|re)|(?:^|\s)[—–]) `,
].map((bond) => bond.replaceAll(' ', String.raw`[^\S\n]`));

const bound = new RegExp(bonds.join('|'), 'gu');
/** Stands for a bound space while a line is split: a private sign that no text holds. */
const glue = '\ue000';

/** A line in the pieces between which it may break: words, and expressions whole. Spaces inside a piece are as they were typed. */
export function tokens(line: string): string[] {
  const spaces: string[] = [];
  const glued = line
    .trim()
    .replaceAll(glue, '')
    .replace(bound, (space) => {
      spaces.push(space);
      return glue;
    });
  let next = 0;
  return glued
    .split(/\s+/u)
    .filter(Boolean)
    .map((piece) => piece.replaceAll(glue, () => spaces[next++]!));
}
