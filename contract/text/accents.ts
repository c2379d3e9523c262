/** Removes case and accents, which searches and comparisons ignore [interface.search]. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
