/** Removes case and accents. Searches also fold ligatures and signs: `fold`. */
export const foldCaseAndAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
