/** Lower case, without accents: what searches and comparisons ignore. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
