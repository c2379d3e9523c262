import { linesOf } from '@memocartes/contract/cards/cards';
import type { DeviceCard } from '@memocartes/contract/device/device.routes';
import { useSyncExternalStore } from 'react';

type Side = DeviceCard['front_side'];

const speech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? (window.speechSynthesis as SpeechSynthesis | undefined) : undefined;

/** The tablet's French voice: France's before others, one of its own before one that needs the network. */
function frenchVoice(): SpeechSynthesisVoice | undefined {
  const voices = (speech()?.getVoices() ?? []).filter(({ lang }) => /^fr\b/i.test(lang));
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (/^fr[-_]fr/i.test(lang) ? 0 : 2) + (localService ? 0 : 1);
  return voices.toSorted((a, b) => rank(a) - rank(b))[0];
}

function follow(changed: () => void) {
  const from = speech();
  from?.addEventListener('voiceschanged', changed);
  return () => from?.removeEventListener('voiceschanged', changed);
}

/** Whether this tablet has a French voice; a browser may learn of its voices late. Without one nothing offers to read. */
export const useFrenchVoice = (): boolean => useSyncExternalStore(follow, () => frenchVoice() !== undefined);

/** Signs that a voice leaves out, or names in its own way. */
const spoken: Record<string, string> = { '×': 'fois', '÷': 'divisé par', '−': 'moins' };

/** What a side says aloud: its lines, else what its image shows. */
export const wordsOf = (side: Side): string =>
  linesOf(side)
    .filter(Boolean)
    .join(' ')
    .replace(/ *([×÷−]) */gu, (_all, sign: string) => ` ${spoken[sign]} `)
    .trim() ||
  (side.alt ?? '');

/** Reads aloud, a little slower than one speaks; what was being read stops. */
export function say(text: string): void {
  const voice = frenchVoice();
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.9;
  speech()?.cancel();
  speech()?.speak(utterance);
}

export const hush = (): void => speech()?.cancel();
