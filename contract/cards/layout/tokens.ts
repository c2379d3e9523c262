/** An operand of an expression: a number, a blank to fill in, or a letter for an unknown number. */
const value = String.raw`(?:\d[\d.,]*|[…?_□]+|[a-zA-Z])`;
const operator = String.raw`[+−×÷=≠<>≤≥≈→±*]`;
/** Characters that are operators only between two operands: « 12 : 4 », « 3 x 8 », « 3 / 5 », « 7 - 2 ». */
const weakOperator = String.raw`[-–:x/·]`;
const units = String.raw`(?:[kmcdh]?m[²³]?|da?[mgl]|[kmcdh]?g|[mcdh]?[lL]|h|min|s|j|t|q|°[CF]?|€|\$|£|c|%|‰|km\/h|ans?|jours?|mois|heures?|minutes?|secondes?|mètres?|litres?|grammes?|euros?|centimes?|unités?|dizaines?|centaines?|milliers?|millions?|milliards?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|siècles?)`;

const end = String.raw`(?![\p{L}\d])`;
const before = (pattern: string) => String.raw`(?<=(?:^|[\s(«])${pattern})`;

/** Spaces at which a line must not break. A space in these patterns matches any white space except a line break. */
const unbreakableSpaces = [
  // No-break spaces, as the author typed them.
  String.raw`[\u00a0\u202f\u2007]`,
  // French punctuation.
  String.raw`(?<=[«(]) | (?=[»;:!?)%€…])`,
  // Thousands separators.
  String.raw`(?<=\d) (?=\d{3}(?!\d))`,
  // Operators and their operands.
  String.raw`(?<=${operator}) | (?=${operator})`,
  String.raw`(?<=(?:^|[\s(«])${value} ${weakOperator}) (?=${value}${end})`,
  String.raw`${before(value)} (?=${weakOperator} ${value}${end})`,
  // A number, or a blank to fill in, and its unit.
  String.raw`(?<=[\d…?_□]) (?=${units}${end})`,
  // « n° 5 », « 1er janvier », a dash that starts a dialogue line.
  String.raw`(?<=n°|\d(?:er|e|re)|(?:^|\s)[—–]) `,
].map((pattern) => pattern.replaceAll(' ', String.raw`[^\S\n]`));

const bound = new RegExp(unbreakableSpaces.join('|'), 'gu');
/** Private-use character that replaces an unbreakable space while a line is split; removed from the typed line. */
const boundSpace = '\ue000';

/** Splits a line where it may break: into words and whole expressions. Spaces inside a piece stay as typed. */
export function tokens(line: string): string[] {
  const spaces: string[] = [];
  const joined = line
    .trim()
    .replaceAll(boundSpace, '')
    .replace(bound, (space) => {
      spaces.push(space);
      return boundSpace;
    });
  let next = 0;
  return joined
    .split(/\s+/u)
    .filter(Boolean)
    .map((piece) => piece.replaceAll(boundSpace, () => spaces[next++]!));
}
