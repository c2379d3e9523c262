import type { Class } from '@memocartes/contract/classes/classes.routes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { StepList } from '../steps/StepList.tsx';
import { SessionAction } from './SessionAction.tsx';
import { useStartSteps } from './useStartSteps.ts';

/** The steps to the first session of a class, in order; steps that are done are marked. */
export function ClassStart({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('classStart');
  const steps = useStartSteps(class_).map(({ key, icon, to, isDone }) => ({
    key,
    icon,
    title: t(`${key}.title`),
    body: t(`${key}.body`),
    isDone,
    action: (kind: 'primary' | 'secondary') =>
      to ? (
        <LinkButton to={to} kind={kind}>
          {t(`${key}.act`)}
        </LinkButton>
      ) : (
        <SessionAction class_={class_} kind={kind} />
      ),
  }));
  return (
    <Card title={t('title', { name: class_.name })}>
      <p>{t('intro')}</p>
      <StepList steps={steps} doneLabel={t('done')} />
    </Card>
  );
}
