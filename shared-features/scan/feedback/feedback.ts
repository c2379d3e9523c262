import { browserStorage } from '@memocartes/shared-ui/storage';

/**
 * Kinds of feedback: for a card put into a pile (`known`, `unknown`), a card already read (`again`), and a code
 * that is not one of the student's cards (`refused`).
 */
export type Feedback = 'known' | 'unknown' | 'again' | 'refused';

const mutedKey = 'memocartes.scan.muted';

/** Tones in Hz, one after the other. */
const tones: Record<Feedback, readonly number[]> = {
  known: [880, 1175],
  unknown: [660],
  again: [440],
  refused: [220, 220],
};
/** Vibrations and pauses in ms. */
const vibrations: Record<Feedback, number[]> = {
  known: [40],
  unknown: [40],
  again: [20],
  refused: [80, 60, 80],
};
const toneSeconds = 0.09;
const volume = 0.12;

let audio: AudioContext | undefined;

function play(frequencies: readonly number[]): void {
  audio ??= new AudioContext();
  void audio.resume();
  const gain = audio.createGain();
  gain.gain.value = volume;
  gain.connect(audio.destination);
  frequencies.forEach((frequency, index) => {
    const oscillator = audio!.createOscillator();
    oscillator.frequency.value = frequency;
    oscillator.connect(gain);
    const start = audio!.currentTime + index * toneSeconds;
    oscillator.start(start);
    oscillator.stop(start + toneSeconds * 0.9);
  });
}

export const isMuted = (): boolean => browserStorage.read(mutedKey) === 'true';
export const setMuted = (muted: boolean): void => void browserStorage.write(mutedKey, String(muted));

/** Beeps, unless muted, and vibrates; does nothing if the device can do neither [scanning.feedback]. */
export function giveFeedback(kind: Feedback): void {
  if (!isMuted() && 'AudioContext' in globalThis) play(tones[kind]);
  if ('vibrate' in navigator) navigator.vibrate(vibrations[kind]);
}
