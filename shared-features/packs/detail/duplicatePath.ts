/** A class that has the pack, and the Monday of the week in which a duplicate replaces it, unless that week is past. */
export type DuplicateFor = { readonly classId: number; readonly week?: string };

/** Address of the composer with a copy of the pack, for a class if one is given [packs.duplicate] [packs.replace]. */
export const duplicatePath = (packId: number, target?: DuplicateFor): string => {
  const params = new URLSearchParams({ copy: String(packId) });
  if (target) params.set('class', String(target.classId));
  if (target?.week) params.set('week', target.week);
  return `/creation-packs?${params}`;
};
