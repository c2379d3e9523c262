import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { classes } from '@memocartes/shared-ui/theme';
import type { ReactNode } from 'react';

import { usePageTitle } from '../public-page/usePageTitle.ts';
import './pages.css';

type Props = {
  /** What is written on its card. */
  readonly card: string;
  readonly title: string;
  readonly hint: string;
  readonly torn?: boolean;
  /** Fills the window: there is no menu around it. */
  readonly alone?: boolean;
  readonly children: ReactNode;
};

/** A page that says what happened, and the way on. */
export function MessagePage({ card, title, hint, torn, alone, children }: Props) {
  usePageTitle(alone ? title : undefined);
  return (
    <div className={classes('sh-stray', alone && 'sh-stray--alone')}>
      <div className={classes('sh-stray__card', torn && 'sh-stray__card--torn')} aria-hidden>
        <Flashcard front={{ pattern: 'none', lines: [card] }} hand turned={false} />
      </div>
      <div className="sh-stray__words">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{hint}</p>
        <div className="sh-stray__acts">{children}</div>
      </div>
    </div>
  );
}
