import { errorTexts } from '@memocartes/shared-shell/errors';
import { fakeSettings } from '@memocartes/shared-shell/fake-host';
import { type Answers, fakeApi } from '@memocartes/shared-shell/fake-host/testing';
import { startTexts } from '@memocartes/shared-shell/i18n';
import type { Settings } from '@memocartes/shared-shell/settings';
import type { Locale } from '@memocartes/shared-ui/theme';
import { useEffect, useState } from 'react';

import { publicPath } from '../boot/publicPath.ts';
import { PublicApp } from '../public/PublicApp.tsx';
import { pageTexts, publicTexts } from '../texts/texts.ts';
import { trialTexts } from '../trial/texts.ts';

type PublicStoryProps = {
  readonly address: string;
  readonly api?: Answers;
  readonly settings?: Partial<Settings>;
  /** Ticket from the link of a mail. */
  readonly ticket?: string;
  readonly locale?: Locale;
};

const noAnswers: Answers = {};

/** Renders a public page at its own address, with the story's own API. Leaving the story restores the address. */
export function PublicStory({ address, api = noAnswers, settings, ticket, locale = 'fr' }: PublicStoryProps) {
  const [all, setAll] = useState<Promise<Settings>>();
  useEffect(() => {
    const before = location.href;
    history.replaceState(history.state, '', address);
    fakeApi(api);
    // A page that loads its own texts does so only once, but every start removes all texts.
    void startTexts([publicTexts, pageTexts, errorTexts, trialTexts], locale).then(() => {
      setAll(Promise.resolve({ ...fakeSettings, ...settings }));
    });
    return () => history.replaceState(history.state, '', before);
  }, [address, api, settings, locale]);
  return all ? <PublicApp path={publicPath(location.pathname) ?? '/'} settings={all} ticket={ticket} /> : null;
}
