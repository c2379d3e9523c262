import { nbDrawings } from './drawings.ts';

/** Which drawing, and on which of the colours. */
export type Picture = { readonly drawing: number; readonly colour: number };

/** Colours of the discs, in child-picture.css. */
export const nbColours = 8;

/** The same drawing takes another colour for children whose ids lie further apart. */
const colourOf = (id: number) => (id * 5 + Math.floor(id / nbDrawings)) % nbColours;

/** The drawings in a colour that somebody has. */
const takenBy = (pictures: ReadonlyMap<number, Picture>) =>
  new Set([...pictures.values()].map(({ drawing, colour }) => drawing * nbColours + colour));

/**
 * A picture for each child of a class, by their ids in any order: always the same for the same class. No two share a drawing in a class of up
 * to 32, no two share a drawing and its colour in one of up to 256. A child keeps theirs when others come or go, unless theirs was taken.
 */
export function picturesOf(ids: Iterable<number>): ReadonlyMap<number, Picture> {
  const children = [...new Set(ids)].toSorted((a, b) => a - b);
  const pictures = new Map<number, Picture>();
  for (let left = children, round = 0; left.length > 0 && round < nbColours; round += 1) {
    const taken = takenBy(pictures);
    const free = new Set(Array.from({ length: nbDrawings }, (_, drawing) => drawing));
    const give = (id: number, drawing: number) => {
      const colours = Array.from({ length: nbColours }, (_, i) => (colourOf(id) + i) % nbColours);
      const colour = colours.find((one) => !taken.has(drawing * nbColours + one));
      pictures.set(id, { drawing, colour: colour ?? 0 });
      free.delete(drawing);
    };
    // Each has a drawing of their own; where it is gone, they take one that is left.
    for (const id of left) if (free.has(id % nbDrawings)) give(id, id % nbDrawings);
    for (const id of left) {
      const next = pictures.has(id) ? undefined : ([...free].find((one) => one > id % nbDrawings) ?? [...free][0]);
      if (next !== undefined) give(id, next);
    }
    left = left.filter((id) => !pictures.has(id));
  }
  return pictures;
}
