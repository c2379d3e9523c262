import { errorTexts } from '@memocartes/shared-shell/errors';
import { fakeSettings } from '@memocartes/shared-shell/fake-host';
import { type Answers, fakeApi, type Sent } from '@memocartes/shared-shell/fake-host/testing';
import { startTexts } from '@memocartes/shared-shell/i18n';
import type { Settings } from '@memocartes/shared-shell/settings';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

import { publicPath } from '../boot/publicPath.ts';
import { PublicApp } from '../public/PublicApp.tsx';
import { pageTexts, publicTexts } from '../texts/texts.ts';
import { trialTexts } from '../trial/texts.ts';

type Options = { readonly api?: Answers; readonly settings?: Partial<Settings>; readonly ticket?: string };

/** Renders a public page at an address; returns a user-event instance and the requests sent. */
export async function renderPublic(
  address: string,
  { api = {}, settings, ticket }: Options = {},
): Promise<{ readonly user: UserEvent; readonly sent: Sent[] }> {
  history.replaceState(null, '', address);
  const sent = fakeApi(api);
  // A page that loads its own texts does so only once, but every start removes all texts.
  await startTexts([publicTexts, pageTexts, errorTexts, trialTexts], 'fr');
  const all = Promise.resolve({ ...fakeSettings, ...settings });
  await act(async () => {
    render(<PublicApp path={publicPath(location.pathname) ?? '/'} settings={all} ticket={ticket} />);
  });
  return { user: userEvent.setup(), sent };
}
