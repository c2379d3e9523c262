import type { ReactNode } from 'react';

import './panel-form.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** Fields that belong together, under their heading. */
export function FormPart({ title, children }: Props) {
  return (
    <fieldset className="panel-part">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
