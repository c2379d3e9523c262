import { Card } from '@memocartes/shared-ui/stack';
import type { ReactNode } from 'react';

import { type State, StateTag } from './StateTag.tsx';

type Props = { readonly title: string; readonly state?: State; readonly children: ReactNode };

/** A part of the page under its heading, with its state. */
export function Part({ title, state, children }: Props) {
  return (
    <Card>
      <section className="ops-part">
        <h2 className="ops-part__title">
          {title} {state && <StateTag state={state} />}
        </h2>
        {children}
      </section>
    </Card>
  );
}
