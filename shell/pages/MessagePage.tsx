import { useLazy } from '@memocartes/shared-ui/lazy';
import { classes } from '@memocartes/shared-ui/theme';
import type { ReactNode } from 'react';

import { usePageTitle } from '../public-page/usePageTitle.ts';
import './pages.css';

type Props = {
  /** Text on the card. */
  readonly card: string;
  readonly title: string;
  readonly hint: string;
  /** Whether the card looks torn, for a page that failed. */
  readonly torn?: boolean;
  /** Whether the page fills the window, without the menu. */
  readonly alone?: boolean;
  readonly children: ReactNode;
};

/**
 * Loads the card lazily: the portal's first page needs none, and the message is shown even if the card fails to load.
 */
const loadFlashcard = async () => ({ default: (await import('@memocartes/shared-ui/flashcard')).Flashcard });

/** A full page with a message and its next steps. */
export function MessagePage({ card, title, hint, torn, alone, children }: Props) {
  const { Component: Flashcard } = useLazy(loadFlashcard);
  usePageTitle(alone ? title : undefined);
  return (
    <div className={classes('sh-message-page', alone && 'sh-message-page--alone')}>
      <div className={classes('sh-message-page__card', torn && 'sh-message-page__card--torn')} aria-hidden>
        {Flashcard && <Flashcard front={{ pattern: 'none', lines: [card] }} hand turned={false} />}
      </div>
      <div className="sh-message-page__words">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{hint}</p>
        <div className="sh-message-page__actions">{children}</div>
      </div>
    </div>
  );
}
