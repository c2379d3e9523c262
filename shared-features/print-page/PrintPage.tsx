import { Button } from '@memocartes/shared-ui/button';
import type { ReactNode } from 'react';

import './print-page.css';

type Props = {
  readonly title: string;
  readonly intro: string;
  /** The button to leave the page. */
  readonly back: ReactNode;
  /** Label of the print button; undefined while there is nothing to print. */
  readonly print: string | undefined;
  /** The sheets, each with the class `print-page__sheet`. */
  readonly children: ReactNode;
};

/** A page without the shell's layout: its title and buttons, which are not printed, then sheets of paper. */
export function PrintPage({ title, intro, back, print: label, children }: Props) {
  return (
    <div className="print-page">
      <header className="print-page__tools">
        <div>
          <h1>{title}</h1>
          <p>{intro}</p>
        </div>
        {back}
        {label && (
          <Button kind="primary" icon="print" onClick={() => print()}>
            {label}
          </Button>
        )}
      </header>
      {children}
    </div>
  );
}
