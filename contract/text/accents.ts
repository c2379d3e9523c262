/** Lower case, without accents: what searches and comparisons ignore [interface.search]. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
