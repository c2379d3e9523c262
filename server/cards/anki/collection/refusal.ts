import { Refusal } from '../../../workers/refusal.ts';

export const unreadable = () => new Refusal('ANKI_DAMAGED');
export const tooLarge = () => new Refusal('ANKI_TOO_LARGE');
