import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './ChildPicture.stories.tsx';
import { ChildPicture, nbColours } from './ChildPicture.tsx';
import { drawings, nbDrawings } from './drawings.ts';

testStories(stories);

test('there are 32 different drawings', () => {
  expect(nbDrawings).toBe(32);
  expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(nbDrawings);
});

test('each of the 256 picture numbers has its own combination of drawing and colour', () => {
  const pictures = Array.from({ length: nbDrawings * nbColours }, (_, picture) => {
    const { container, unmount } = renderInTheme(<ChildPicture picture={picture} />);
    const { colour, drawing } = container.querySelector<HTMLElement>('.mc-child-picture')!.dataset;
    expect(container.querySelectorAll('path')).toHaveLength(drawings[Number(drawing)]!.length);
    unmount();
    return `${drawing} ${colour}`;
  });
  expect(new Set(pictures).size).toBe(256);
});
