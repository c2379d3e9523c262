import { readFileSync } from 'node:fs';

import { subjects } from '../data/subjects.data.ts';
import { type NumberedCard, numberedCards } from './catalogue.ts';

const cards = numberedCards();
const nbsp = '\u00a0';

/** Lists the cards that break a rule, so that a failure names them. */
const offenders = (breaks: (card: NumberedCard) => boolean) =>
  cards.filter(breaks).map((card) => `${card.displayedId} ${card.front.join(' | ')} → ${card.back.join(' | ')}`);

const lines = (card: NumberedCard) => [...card.front, ...card.back];
const frenchLines = (card: NumberedCard) =>
  card.english ? [] : card.parentSubject === 'AN' ? card.front : lines(card);

test('there are at least 260 cards, and at least 50 at every level', () => {
  expect(cards.length).toBeGreaterThanOrEqual(260);
  for (const level of ['CP', 'CE1', 'CE2', 'CM1', 'CM2']) {
    expect(cards.filter((card) => card.level === level).length).toBeGreaterThanOrEqual(50);
  }
});

test('cards fit: at most 7 lines on the front, 8 on the back, 34 characters per line', () => {
  expect(
    offenders(({ front, back }) => front.length < 1 || front.length > 7 || back.length < 1 || back.length > 8),
  ).toEqual([]);
  expect(offenders((card) => lines(card).some((line) => line.length > 34 || line !== line.trim()))).toEqual([]);
  expect(offenders(({ front, back }) => !front[0] || !back[0])).toEqual([]);
});

test('no two cards of a level have the same front and picture', () => {
  const fronts = cards.map((card) => `${card.level} ${card.front.join(' ')} ${card.frontPicture?.name ?? ''}`);
  expect(fronts.filter((front, i) => fronts.indexOf(front) !== i)).toEqual([]);
});

test('subject codes have two letters and are unique; the cards use all these codes and no others', () => {
  const codes = subjects.flatMap((subject) => [subject.code, ...subject.children.map((child) => child.code)]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  const expected = new Set(
    subjects.flatMap((subject) => subject.children.map((child) => `${subject.code} ${child.code}`)),
  );
  expect(offenders((card) => !expected.has(`${card.parentSubject} ${card.subject}`))).toEqual([]);
  const used = new Set(cards.map((card) => `${card.parentSubject} ${card.subject}`));
  expect([...expected].filter((code) => !used.has(code))).toEqual([]);
});

test('cards that were released keep their numbers', () => {
  const released = readFileSync(new URL('released-numbers.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const now = new Set(cards.map((card) => `${card.displayedId}\t${card.front.join(' | ')}`));
  expect(released.filter((line) => !now.has(line))).toEqual([]);
});

test('displayed_id is unique', () => {
  expect(new Set(cards.map((card) => card.displayedId)).size).toBe(cards.length);
});

test('lines have typographic apostrophes, non-breaking spaces, and no character that a school font may lack', () => {
  expect(offenders((card) => lines(card).some((line) => line.includes("'")))).toEqual([]);
  expect(offenders((card) => lines(card).some((line) => / [?!:;»%€]|« |«$/.test(line)))).toEqual([]);
  expect(offenders((card) => frenchLines(card).some((line) => /[^\u00a0?!][?!:;»]/.test(line)))).toEqual([]);
  expect(offenders((card) => lines(card).some((line) => /\.\.\.|\u202f/.test(line)))).toEqual([]);
  expect(offenders((card) => lines(card).some((line) => /[^\u0020-\u007e\u00a0-\u00ffœŒ’…−€]/.test(line)))).toEqual([]);
});

test('a typed answer is short, and has no article unless it is a place name or a homophone', () => {
  const tooLong = (answer: string) => answer.length > 22 || /[.,;:!?]$/.test(answer) || answer.includes(nbsp);
  const article = /^(un|une|le|la|les|de|du|des|l’|d’|à|au)\b ?./i;
  const placeNames = ['La Valette', 'Le Caire', 'Le Mans', 'La Réunion'];
  expect(
    offenders(
      ({ typed, back, subject }) =>
        !!typed &&
        (tooLong(back[0]!) || (article.test(back[0]!) && !placeNames.includes(back[0]!) && subject !== 'HO')),
    ),
  ).toEqual([]);
});

/** The value of a calculation such as `3 + 4 × 5`; undefined for other text. */
function valueOf(text: string): number | undefined {
  const plain = text.replaceAll(nbsp, '').replaceAll(',', '.').trim();
  if (!/^\d+(\.\d+)?( [+−×÷] \d+(\.\d+)?)*$/.test(plain)) return undefined;
  const [first, ...rest] = plain.split(/ (?=[+−])/);

  const product = (part: string) => {
    const tokens = part.split(' ');
    return tokens.slice(1).reduce((left, token, i) => {
      const operator = tokens[i];
      return operator === '×' ? left * Number(token) : operator === '÷' ? left / Number(token) : left;
    }, Number(tokens[0]));
  };

  return rest.reduce(
    (sum, part) => (part.startsWith('+') ? sum + product(part.slice(2)) : sum - product(part.slice(2))),
    product(first!),
  );
}

/** Every « a op b = c » in a text, with the values of both sides. */
const equalities = (text: string) =>
  [...text.matchAll(/((?:[\d\u00a0]+(?:,\d+)?)(?: [+−×÷] [\d\u00a0]+(?:,\d+)?)+) = ([\d\u00a0]+(?:,\d+)?)/g)].map(
    (match) => ({
      text: match[0],
      left: valueOf(match[1]!),
      right: valueOf(match[2]!),
    }),
  );

test('calculations on the cards are correct, in questions, answers and hints', () => {
  const calculations = cards.flatMap(({ front, back }) => [
    ...back.flatMap(equalities),
    ...front.flatMap((line) => equalities(line.replace('…', back[0]!).replace(`${nbsp}?`, ` ${back[0]!}`))),
  ]);
  expect(calculations.length).toBeGreaterThan(150);
  expect(
    calculations.filter(
      ({ left, right }) => left === undefined || right === undefined || Math.abs(left - right) > 1e-9,
    ),
  ).toEqual([]);
});
