import { fieldNames, noteTypeName } from './own-note-type.ts';

/**
 * Constant ids, so that Anki recognises the deck and the note type. Anki's own ids are timestamps in milliseconds too.
 */
export const noteTypeId = 1_793_000_000_001;
export const deckId = 1_793_000_000_002;
const created = 1_793_000_000;

const css = `.card { font-family: "Atkinson Hyperlegible Next", Arial, sans-serif; font-size: 24px; line-height: 1.4; text-align: center; color: #1d2433; background: #fffdf8; }
.nightMode.card { color: #f2efe8; background: #1d2433; }
img { max-width: 100%; max-height: 70vh; }`;

const field = (name: string, ord: number) => ({
  name,
  ord,
  font: 'Arial',
  size: 20,
  sticky: false,
  rtl: false,
  media: [],
});

const noteType = {
  id: noteTypeId,
  name: noteTypeName,
  type: 0,
  mod: created,
  usn: -1,
  sortf: 0,
  did: deckId,
  tags: [],
  vers: [],
  css,
  flds: fieldNames.map(field),
  tmpls: [
    {
      name: 'Recto verso',
      ord: 0,
      did: null,
      bqfmt: '',
      bafmt: '',
      bfont: '',
      bsize: 0,
      qfmt: '{{Recto}}',
      afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Verso}}',
    },
  ],
  req: [[0, 'any', [0]]],
  latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  latexsvg: false,
};

const deck = (id: number, name: string) => ({
  id,
  name,
  mod: created,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 10,
  extendRev: 50,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

const defaultOptions = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { delays: [1, 10], ints: [1, 4, 7], initialFactor: 2500, order: 1, perDay: 20, bury: true, separate: true },
  rev: { perDay: 100, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, bury: true },
  lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 },
};

/** Note type, deck and review settings, which the row of `col` stores as JSON. */
export const settings = (deckName: string) => ({
  models: { [noteTypeId]: noteType },
  decks: { 1: deck(1, 'Default'), [deckId]: deck(deckId, deckName) },
  dconf: { 1: defaultOptions },
  conf: {
    activeDecks: [1],
    curDeck: 1,
    curModel: String(noteTypeId),
    nextPos: 1,
    collapseTime: 1200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
    addToCur: true,
    newSpread: 0,
    sortType: 'noteFld',
    sortBackwards: false,
  },
});
