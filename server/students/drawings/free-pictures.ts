import type { Db } from '../../database/database.ts';

const nbDrawings = 32;
const nbColours = 8;
const pictures = Array.from({ length: nbDrawings * nbColours }, (_none, picture) => picture);
const drawingOf = (picture: number) => Math.floor(picture / nbColours);

const countOf = (counts: ReadonlyMap<number, number>, key: number) => counts.get(key) ?? 0;

/** Returns a function that assigns a class's least used picture; among equals, a picture of the least used drawing. */
function pictureAssigner(taken: readonly number[], start: number): () => number {
  const nbByPicture = new Map<number, number>();
  const nbByDrawing = new Map<number, number>();

  const markUsed = (picture: number) => {
    nbByPicture.set(picture, countOf(nbByPicture, picture) + 1);
    nbByDrawing.set(drawingOf(picture), countOf(nbByDrawing, drawingOf(picture)) + 1);
  };

  taken.forEach(markUsed);
  let nth = start;

  return () => {
    const rank = (picture: number) =>
      countOf(nbByPicture, picture) * 1e9 +
      countOf(nbByDrawing, drawingOf(picture)) * 1e4 +
      ((picture + pictures.length - ((nth * (nbColours + 1)) % pictures.length)) % pictures.length);

    const picture = pictures.reduce((best, item) => (rank(item) < rank(best) ? item : best));
    nth += 1;
    markUsed(picture);
    return picture;
  };
}

/**
 * Pictures for many new students, in the order of `classIds`. Computed here because the database trigger that gives a
 * new student a picture takes milliseconds per student. Lock the school's row first, so that no concurrent request
 * assigns the same pictures [students.drawing].
 */
export async function assignPictures(db: Db, classIds: readonly (number | null)[]): Promise<number[]> {
  const ids = [...new Set(classIds)].filter((id) => id !== null);
  const rows = ids.length
    ? await db.selectFrom('students').select(['classes_id', 'picture']).where('classes_id', 'in', ids).execute()
    : [];
  const takenByClass = Map.groupBy(rows, ({ classes_id }) => classes_id);
  const assigners = new Map(
    [...ids, null].map((id) => [
      id,
      pictureAssigner(
        (takenByClass.get(id) ?? []).map(({ picture }) => picture),
        id ?? 0,
      ),
    ]),
  );
  return classIds.map((id) => assigners.get(id)!());
}
