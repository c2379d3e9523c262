/** Address of the composer with a copy of the pack, for the class `classId` if there is one [packs.duplicate]. */
export const duplicatePath = (packId: number, classId?: number): string =>
  `/creation-packs?copy=${packId}${classId === undefined ? '' : `&class=${classId}`}`;
