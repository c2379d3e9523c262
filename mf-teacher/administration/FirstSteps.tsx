import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { StepList } from '../steps/StepList.tsx';
import { firstSteps, stepsDone } from './first-steps.ts';

/** The steps to a first session. Each step that is not done has a link to its page. */
export default function FirstSteps({ dashboard }: { readonly dashboard: TeacherDashboard }) {
  const { t } = useTranslation('firstSteps');
  const isDone = stepsDone(dashboard);
  const steps = firstSteps.map(({ key, to, icon }) => ({
    key,
    icon,
    title: t(`${key}.title`),
    body: t(`${key}.body`),
    isDone: isDone[key],
    action: (kind: 'primary' | 'secondary') => (
      <LinkButton to={to} kind={kind}>
        {t(`${key}.act`)}
      </LinkButton>
    ),
  }));
  return (
    <Card title={t('title')}>
      <p>{t('intro')}</p>
      <StepList steps={steps} doneLabel={t('done')} />
    </Card>
  );
}
