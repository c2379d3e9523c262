/** Removes case and accents. Searches also fold ligatures and signs: `fold`. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
