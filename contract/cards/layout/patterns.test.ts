import { patterns, showsImage } from './patterns.ts';
import { maxLines, sideFaults, type SideFields } from './side-rules.ts';

const faults = (card: SideFields) => sideFaults(card).map(({ field, rule }) => `${field} ${rule}`);
const textCard: SideFields = { fline1: 'Je (être)', bline1: 'je suis' };
const pictured: SideFields = { ...textCard, front_pattern: 'top', fimg: 4, front_alt: 'Un chat' };

test('allows 7 lines on the front, 8 on the back, 2 next to an image and none with a full image [cards.lines]', () => {
  const lines = patterns.map((pattern) => [pattern, maxLines(pattern, 'front'), maxLines(pattern, 'back')]);
  expect(lines).toEqual([
    ['top', 2, 2],
    ['center', 2, 2],
    ['bottom', 2, 2],
    ['full', 0, 0],
    ['none', 7, 8],
  ]);
  expect(patterns.filter((pattern) => !showsImage(pattern))).toEqual(['none']);
});

test.each<[string, SideFields, string[]]>([
  ['an ordinary card', { ...textCard, status: 'FINAL' }, []],
  ['a picture with its alternative text', { ...pictured, status: 'FINAL' }, []],
  ['the eighth line of a front', { ...textCard, fline8: 'huit' }, ['fline8 lines']],
  ['the eighth line of a back', { ...textCard, bline8: 'huit' }, []],
  ['a third line beside a picture', { ...pictured, fline3: 'trois' }, ['fline3 lines']],
  ['lines on a full picture', { ...pictured, front_pattern: 'full', fline2: 'deux' }, ['fline1 lines', 'fline2 lines']],
  ['a line of spaces only', { ...pictured, fline3: '   ' }, []],
  ['a picture without alternative text', { ...pictured, front_alt: ' ' }, ['front_alt alt']],
  ['a picture that is not shown', { ...pictured, front_pattern: 'none' }, ['fimg image-unshown']],
  ['a draft without its picture', { ...pictured, fimg: null }, []],
  ['a published card without its picture', { ...pictured, fimg: null, status: 'FINAL' }, ['fimg image-missing']],
  ['an empty draft', {}, []],
  ['an empty published card', { status: 'FINAL' }, ['fline1 empty', 'bline1 empty']],
  ['an archived card without a back', { status: 'ARCHIVED', fline1: 'a' }, ['bline1 empty']],
  ['a lesson without a back', { status: 'FINAL', fline1: 'À lire', is_lesson: true }, []],
  ['a lesson without a front', { status: 'FINAL', bline1: 'À lire', is_lesson: true }, ['fline1 empty']],
])('finds the expected faults in %s', (_what, card, expected) => {
  expect(faults(card)).toEqual(expected);
});
