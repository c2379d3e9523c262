import { renderInTheme, testStories } from '../testing/testStories.tsx';
import { nbColours, picturesOf } from './assign.ts';
import * as stories from './ChildPicture.stories.tsx';
import { ChildPicture } from './ChildPicture.tsx';
import { drawings, nbDrawings } from './drawings.ts';

testStories(stories);

/** Ids as they come: in a row, scattered, or all with the same remainder. */
const classOf = (size: number, step: number) => Array.from({ length: size }, (_, i) => 7 + i * step);

test.each([1, 3, 32, 97])('no two of a class of 32 share a drawing (ids %i apart)', (step) => {
  const pictures = [...picturesOf(classOf(nbDrawings, step)).values()];
  expect(new Set(pictures.map(({ drawing }) => drawing)).size).toBe(nbDrawings);
});

test('no two of 100 share a drawing and its colour', () => {
  const pictures = [...picturesOf(classOf(100, 32)).values()];
  expect(new Set(pictures.map(({ drawing, colour }) => `${drawing} ${colour}`)).size).toBe(100);
  expect(Math.max(...pictures.map(({ colour }) => colour))).toBeLessThan(nbColours);
});

test('the same in any order, and kept when a classmate leaves', () => {
  const ids = classOf(25, 1);
  expect(picturesOf(ids.toReversed())).toEqual(picturesOf(ids));
  const without = picturesOf(ids.slice(1));
  for (const id of ids.slice(1)) expect(without.get(id)).toEqual(picturesOf(ids).get(id));
});

test('every drawing has its shapes, and none stands twice', () => {
  expect(nbDrawings).toBe(32);
  expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(nbDrawings);
  const { container } = renderInTheme(<ChildPicture picture={{ drawing: 31, colour: 7 }} />);
  expect(container.querySelectorAll('path').length).toBe(drawings[31]!.length);
});
