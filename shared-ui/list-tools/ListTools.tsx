import type { ReactNode } from 'react';

import { Actions } from '../actions/Actions.tsx';
import './list-tools.css';

export type ListToolsProps = {
  /** Filters of the list: `FilterChips` or a `FilterField`, then fields that can't be chips. */
  readonly search?: ReactNode;
  /** Icon buttons: column choice, export. */
  readonly tools?: ReactNode;
  /** Buttons of a list inside another page: one primary, the others in a « ⋯ » menu. */
  readonly actions?: ReactNode;
};

/** The toolbar above a list: filters, icons, actions. */
export function ListTools({ search, tools, actions }: ListToolsProps) {
  if (!search && !tools && !actions) return null;
  return (
    <div className="mc-tools">
      {search}
      {(tools || actions) && (
        <div className="mc-tools__end">
          {tools}
          {actions && <Actions>{actions}</Actions>}
        </div>
      )}
    </div>
  );
}
