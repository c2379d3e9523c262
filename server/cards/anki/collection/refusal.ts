import { Refusal } from '../../../workers/refusal.ts';

export const unreadable = () =>
  new Refusal('BAD_REQUEST', 'Ce paquet Anki n’a pas pu être lu\u00a0: il est incomplet ou endommagé.');
export const tooLarge = () => new Refusal('FILE_SIZE_OVER', 'Ce paquet Anki contient trop de données.');
