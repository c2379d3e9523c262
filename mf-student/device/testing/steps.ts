import { screen } from '@testing-library/react';

import { press } from './press.ts';

/** Finds the title of the step that is shown. */
export const title = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });

/** Enters the session's code, and waits until the names of the class are shown. */
export async function toNames(): Promise<void> {
  await title('Tape le code écrit au tableau');
  for (const digit of '163083') await press(digit);
  await title('Touche ton prénom');
}

/** Enters the session's code and starts the revision of the student Zoé. */
export async function startRevision(): Promise<void> {
  await toNames();
  await press(/Zoé$/);
  await press('Commencer');
}
