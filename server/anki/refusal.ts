/** What is wrong with a package, in French; it crosses from the thread that reads it to who answers. */
export class Refusal extends Error {
  readonly code: 'FILE_SIZE_OVER' | 'FILE_TYPE_REFUSED' | 'BAD_REQUEST';
  constructor(code: Refusal['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export const unreadable = () =>
  new Refusal('BAD_REQUEST', 'Ce paquet Anki n’a pas pu être lu\u00a0: il est incomplet ou endommagé.');
export const tooLarge = () => new Refusal('FILE_SIZE_OVER', 'Ce paquet Anki contient trop de données.');
