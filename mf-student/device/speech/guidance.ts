import type { Language } from '@memocartes/shared-features/cards/view';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { browserStorage } from '@memocartes/shared-ui/storage';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { speak, stopSpeaking, useVoice } from './voice.ts';

const key = 'memocartes.guidance';
const listeners = new Set<() => void>();

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

const isStoredOn = () => browserStorage.read(key) !== 'off';

/** Whether this tablet speaks each instruction when it first appears. */
export const useGuidance = (): boolean => useSyncExternalStore(subscribe, isStoredOn);

/** Turns the spoken guidance on or off, and stores the choice for this tablet. */
export function chooseGuidance(isOn: boolean): void {
  browserStorage.write(key, isOn ? 'on' : 'off');
  if (!isOn) stopSpeaking();
  for (const onChange of listeners) onChange();
}

/** The page's language, in which instructions are spoken, and whether this tablet has a voice for the language. */
export function useGuidanceVoice(): { readonly language: Language; readonly hasVoice: boolean } {
  const language = useLocale();
  return { language, hasVoice: useVoice(language) };
}

/** Instructions spoken since the page was opened; an instruction is spoken again only on request. */
const spokenTexts = new Set<string>();

/**
 * Speaks an instruction when it first appears, if the tablet has a voice for the page's language and the guidance is
 * on.
 * @returns a function that speaks the instruction again; undefined without text or voice
 */
export function useInstruction(text: string | undefined): (() => void) | undefined {
  const { language, hasVoice } = useGuidanceVoice();
  const isOn = useGuidance();
  const canSpeak = hasVoice && !!text;
  const speakOnce = useEffectEvent((text: string) => {
    if (!isOn || spokenTexts.has(text)) return;
    spokenTexts.add(text);
    speak(text, language);
  });
  useEffect(() => {
    if (!canSpeak) return undefined;
    speakOnce(text);
    return stopSpeaking;
  }, [canSpeak, text]);
  return canSpeak ? () => speak(text, language) : undefined;
}
