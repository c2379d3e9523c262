import { Icon, type IconName } from '@memocartes/shared-ui/icon';
import { Tag } from '@memocartes/shared-ui/tag';
import type { ReactNode } from 'react';

import './step-list.css';

type Step = {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly body: string;
  readonly isDone: boolean;
  /** The button of the step while it is not done: primary for the next step. */
  readonly action: (kind: 'primary' | 'secondary') => ReactNode;
};

type Props = { readonly steps: readonly Step[]; readonly doneLabel: string };

/** Steps in order. The first step that is not done is the next step; steps that are done are marked. */
export function StepList({ steps, doneLabel }: Props) {
  const next = steps.find(({ isDone }) => !isDone)?.key;
  return (
    <ol className="step-list">
      {steps.map(({ key, icon, title, body, isDone, action }) => (
        <li key={key} className="step-list__step" aria-current={key === next ? 'step' : undefined}>
          <Icon name={isDone ? 'check' : icon} />
          <div className="step-list__words">
            <h3>{title}</h3>
            <p>{body}</p>
          </div>
          {isDone ? <Tag tone="success">{doneLabel}</Tag> : action(key === next ? 'primary' : 'secondary')}
        </li>
      ))}
    </ol>
  );
}
