import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { maxAltLength } from '@memocartes/contract/cards/layout/patterns';
import { maxLines } from '@memocartes/contract/cards/layout/side-rules';
import sharp from 'sharp';

import { numberedCards } from '../cards/catalogue.ts';
import { drawings } from './drawings.ts';
import { fileOf, pictureFile } from './files.ts';
import { side } from './svg.ts';

const cards = numberedCards();
const pictured = cards.filter(({ frontPicture }) => frontPicture);
const used = cards.flatMap(({ frontPicture, backPicture }) =>
  [frontPicture, backPicture].filter((item) => item !== undefined),
);
const nbsp = /\u00a0/g;
const simplified = (text: string) => text.replace(nbsp, ' ').toLowerCase();

/** Cards whose front picture has a name that matches the pattern, each with the groups of the match and its answer. */
const cardsNamed = (pattern: RegExp) =>
  pictured.flatMap((card) => {
    const [, ...parts] = pattern.exec(card.frontPicture!.name) ?? [];
    return parts.length ? [{ card, parts, answer: simplified(card.back[0]!) }] : [];
  });

test('the demonstration has at least sixty cards with pictures, and at least ten per level', () => {
  expect(pictured.length).toBeGreaterThanOrEqual(60);
  for (const level of ['CP', 'CE1', 'CE2', 'CM1', 'CM2']) {
    expect(pictured.filter((card) => card.level === level).length).toBeGreaterThanOrEqual(10);
  }
});

test('each drawing is used by a card, and each file matches its drawing (otherwise run render.ts)', () => {
  expect([...new Set(used.map(({ name }) => name))].toSorted()).toEqual(Object.keys(drawings).toSorted());
  const sources = JSON.parse(readFileSync(new URL('jpeg/sources.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  const hashes = Object.entries(drawings).map(([name, draw]) => [
    fileOf(name),
    createHash('sha256').update(draw()).digest('hex').slice(0, 16),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(sources);
  expect(
    readdirSync(new URL('jpeg/', import.meta.url))
      .filter((name) => name.endsWith('.jpg'))
      .toSorted(),
  ).toEqual(Object.keys(sources).toSorted());
});

test('each file is a JPEG of less than 40 kB with the width and height of its drawing', async () => {
  for (const name of Object.keys(drawings)) {
    const bytes = readFileSync(pictureFile(name));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ name, format, width, height }).toEqual({ name, format: 'jpeg', width: side, height: side });
    expect(bytes.length).toBeLessThan(40_000);
  }
});

test('the lines of a card fit above its picture; alternative texts don’t reveal the answer, except on English and typed cards', () => {
  const offenders = cards.filter(
    ({ front, back, frontPicture, backPicture }) =>
      (frontPicture && front.length > maxLines('bottom', 'front')) ||
      (backPicture && back.length > maxLines('bottom', 'back')),
  );
  expect(offenders.map(({ displayedId }) => displayedId)).toEqual([]);
  expect(used.filter(({ alt }) => !alt || alt.length > maxAltLength || /'| [?!:;»%€]|« /.test(alt))).toEqual([]);
  const described = pictured.filter(
    ({ english, typed, back, frontPicture }) =>
      !english &&
      !typed &&
      simplified(frontPicture!.alt).includes(simplified(back[0]!).replace(/^(une|un|les|le|la|l’) ?/, '')),
  );
  expect(described.map(({ displayedId, back }) => `${displayedId} ${back[0]}`)).toEqual([]);
});

test('answers match their drawings: clocks, money, fractions, blocks, dice, rulers, thermometers', () => {
  const clocks = cardsNamed(/^clock-(\d+)-(\d+)$/).filter(({ card }) => !card.english);
  expect(clocks.map(({ answer }) => answer)).toEqual(
    clocks.map(({ parts: [hours, minutes] }) => (minutes === '00' ? `${hours} h` : `${hours} h ${minutes}`)),
  );
  const money = cardsNamed(/^money-(\d+)-(?:euros|cents)$/);
  expect(money.map(({ answer }) => answer)).toEqual(money.map(({ parts }) => parts[0]));
  const change = cardsNamed(/^money-(\d+)-euros?-(\d+)$/);
  expect(change.map(({ answer }) => answer)).toEqual(change.map(({ parts }) => parts.join(' € ')));
  const fractions = cardsNamed(/^(?:disc|discs|strip)-(\d+)-(\d+)$/);
  expect(fractions.map(({ answer }) => answer)).toEqual(fractions.map(({ parts }) => parts.join('/')));
  const numbers = cardsNamed(/^(?:blocks|line|ruler|thermometer)-(\d+(?:-\d+)?)$/);
  expect(numbers.map(({ answer }) => answer)).toEqual(numbers.map(({ parts }) => parts[0]!.replace('-', ',')));
  const dice = cardsNamed(/^dice-(\d)-(\d)$/);
  expect(dice.map(({ answer }) => answer)).toEqual(
    dice.map(({ parts }) => String(Number(parts[0]) + Number(parts[1]))),
  );
  for (const answers of [clocks, money, change, fractions, numbers, dice]) {
    expect(answers.length).toBeGreaterThanOrEqual(3);
  }
});

test('capitals on cards with a map or flag match those on the cards of capitals', () => {
  const capitals = new Map(
    cards
      .filter(({ subject, activity }) => subject === 'EU' && activity === 'Capitales')
      .map(({ front, back }) => [simplified(front[1]!).replace(/^(de la|de l’|du|des|de|d’) ?| \?$/g, ''), back[0]!]),
  );
  const countries = pictured.filter(({ back }) => back[1]?.startsWith('Capitale'));
  expect(countries.length).toBeGreaterThan(10);
  for (const { back } of countries) {
    expect([back[0], back[1]]).toEqual([
      back[0],
      `Capitale\u00a0: ${capitals.get(simplified(back[0]!).replace(/^(la|les|le|l’) ?/, ''))}.`,
    ]);
  }
});
