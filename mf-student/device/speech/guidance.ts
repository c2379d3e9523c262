import { browserStorage } from '@memocartes/shared-ui/storage';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { hush, say, useVoice } from './voice.ts';

const key = 'memocartes.guidance';
const followers = new Set<() => void>();
const follow = (changed: () => void) => {
  followers.add(changed);
  return () => followers.delete(changed);
};
const stored = () => browserStorage.read(key) !== 'off';

/** Whether this tablet says each instruction by itself the first time. */
export const useGuidance = (): boolean => useSyncExternalStore(follow, stored);

/** Turns the spoken guidance on or off for this tablet, which remembers it. */
export function chooseGuidance(isOn: boolean): void {
  browserStorage.write(key, isOn ? 'on' : 'off');
  if (!isOn) hush();
  for (const changed of followers) changed();
}

/** Instructions said since the page was opened: each is said once by itself. */
const said = new Set<string>();

/**
 * Says an instruction by itself the first time that it appears, where the tablet has a voice for the page's language and the guidance is on.
 * @returns how to say it again; undefined when there is nothing to say or no voice
 */
export function useInstruction(words: string | undefined): (() => void) | undefined {
  const language = useTranslation().i18n.language.startsWith('en') ? 'en' : 'fr';
  const hasVoice = useVoice(language);
  const isOn = useGuidance();
  const canSay = hasVoice && !!words;
  const first = useEffectEvent((text: string) => {
    if (!isOn || said.has(text)) return;
    said.add(text);
    say(text, language);
  });
  useEffect(() => {
    if (!canSay) return undefined;
    first(words);
    return hush;
  }, [canSay, words]);
  return canSay ? () => say(words, language) : undefined;
}
