import { Card } from '@memocartes/shared-ui/stack';
import { createContext, type ReactNode, useContext } from 'react';

import { type State, StateTag } from './StateTag.tsx';

type Props = { readonly title: string; readonly state?: State; readonly children: ReactNode };

/** Whether the figures of the page are outdated, because they could not be read again. */
export const OutdatedContext = createContext(false);

/** A part of the page under its heading, with its state unless the figures are outdated [operations-page.outdated]. */
export function Part({ title, state, children }: Props) {
  const isOutdated = useContext(OutdatedContext);
  return (
    <Card>
      <section className="ops-part">
        <h2 className="ops-part__title">
          {title} {state && !isOutdated && <StateTag state={state} />}
        </h2>
        {children}
      </section>
    </Card>
  );
}
