import { linesOf } from '@memocartes/contract/cards/cards';
import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';
import { useSyncExternalStore } from 'react';

import type { Language } from './language.ts';

type Side = DeviceCard['front_side'];

const speech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? (window.speechSynthesis as SpeechSynthesis | undefined) : undefined;

const preferred: Record<Language, string> = { fr: 'fr-fr', en: 'en-gb' };
const codeOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replace('_', '-');

/** The tablet's voice for a language: France's or Britain's before others, one of its own before one that needs the network. */
function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = (speech()?.getVoices() ?? []).filter((voice) => codeOf(voice).split('-')[0] === language);
  const rank = (voice: SpeechSynthesisVoice) =>
    (codeOf(voice) === preferred[language] ? 0 : 2) + (voice.localService ? 0 : 1);
  return voices.toSorted((a, b) => rank(a) - rank(b))[0];
}

function follow(changed: () => void) {
  const from = speech();
  from?.addEventListener('voiceschanged', changed);
  return () => from?.removeEventListener('voiceschanged', changed);
}

/** Whether this tablet has a voice for a language; a browser may learn of its voices late. Without one nothing offers to read. */
export const useVoice = (language: Language): boolean =>
  useSyncExternalStore(follow, () => voiceFor(language) !== undefined);

/** Signs that a voice leaves out, or names in its own way. */
const spoken: Record<Language, Record<string, string>> = {
  fr: { '×': 'fois', '÷': 'divisé par', '−': 'moins' },
  en: { '×': 'times', '÷': 'divided by', '−': 'minus' },
};

/** What a side says aloud: its lines, else what its image shows. */
export const wordsOf = (side: Side, language: Language): string =>
  linesOf(side)
    .filter(Boolean)
    .join(' ')
    .replace(/ *([×÷−]) */gu, (_all, sign: string) => ` ${spoken[language][sign]} `)
    .trim() ||
  (side.alt ?? '');

/** Reads aloud, a little slower than one speaks; what was being read stops. */
export function say(text: string, language: Language): void {
  const voice = voiceFor(language);
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.9;
  speech()?.cancel();
  speech()?.speak(utterance);
}

export const hush = (): void => speech()?.cancel();
