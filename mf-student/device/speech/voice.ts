import { linesOf } from '@memocartes/contract/cards/cards';
import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';
import type { Language } from '@memocartes/shared-features/cards/view';
import { useSyncExternalStore } from 'react';

type Side = DeviceCard['front_side'];

const speech = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

const preferred: Record<Language, string> = { fr: 'fr-fr', en: 'en-gb' };
const codeOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replace('_', '-');

/**
 * The voice for a language [tablets.read-aloud]: preferably the French of France or the English of Britain. Among equal
 * voices, one that works without network.
 */
function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = (speech()?.getVoices() ?? []).filter((voice) => codeOf(voice).split('-')[0] === language);
  const rank = (voice: SpeechSynthesisVoice) =>
    (codeOf(voice) === preferred[language] ? 0 : 2) + (voice.localService ? 0 : 1);
  return voices.toSorted((a, b) => rank(a) - rank(b))[0];
}

function subscribe(onChange: () => void) {
  const synthesis = speech();
  synthesis?.addEventListener('voiceschanged', onChange);
  return () => synthesis?.removeEventListener('voiceschanged', onChange);
}

/** Whether this tablet has a voice for a language; browsers may load voices late. */
export const useVoice = (language: Language): boolean =>
  useSyncExternalStore(subscribe, () => voiceFor(language) !== undefined);

/** Symbols that voices skip or misread. */
const spokenSymbols: Record<Language, Record<string, string>> = {
  fr: { '×': 'fois', '÷': 'divisé par', '−': 'moins' },
  en: { '×': 'times', '÷': 'divided by', '−': 'minus' },
};

/** The text to read for a side: its lines, else its image's description. */
export const spokenText = (side: Side, language: Language): string =>
  linesOf(side)
    .filter(Boolean)
    .join(' ')
    .replace(/ *([×÷−]) */gu, (_all, symbol: string) => ` ${spokenSymbols[language][symbol]} `)
    .trim() ||
  (side.alt ?? '');

/** Reads a text aloud, slightly slower than normal; stops the text being read before. */
export function speak(text: string, language: Language): void {
  const voice = voiceFor(language);
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.9;
  speech()?.cancel();
  speech()?.speak(utterance);
}

export const stopSpeaking = (): void => speech()?.cancel();
