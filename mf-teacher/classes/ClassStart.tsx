import type { Class } from '@memocartes/contract/classes/classes.routes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { Card } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { SessionAction } from './SessionAction.tsx';
import { useStartSteps } from './useStartSteps.ts';
import '../administration/first-steps.css';

/** The steps to the first session of a class, in order; steps that are done are marked. */
export function ClassStart({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('classStart');
  const steps = useStartSteps(class_);
  const next = steps.find(({ isDone }) => !isDone)?.key;
  return (
    <Card title={t('title', { name: class_.name })}>
      <p>{t('intro')}</p>
      <ol className="first-steps">
        {steps.map(({ key, icon, to, isDone }) => {
          const kind = key === next ? 'primary' : 'secondary';
          return (
            <li key={key} className="first-steps__step" aria-current={key === next ? 'step' : undefined}>
              <Icon name={isDone ? 'check' : icon} />
              <div className="first-steps__words">
                <h3>{t(`${key}.title`)}</h3>
                <p>{t(`${key}.body`)}</p>
              </div>
              {isDone && <Tag tone="success">{t('done')}</Tag>}
              {!isDone && to && (
                <LinkButton to={to} kind={kind}>
                  {t(`${key}.act`)}
                </LinkButton>
              )}
              {!isDone && !to && <SessionAction class_={class_} kind={kind} />}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
