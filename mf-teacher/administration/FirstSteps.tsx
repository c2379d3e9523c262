import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Icon } from '@memocartes/shared-ui/icon';
import { Card } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { firstSteps, stepsDone } from './first-steps.ts';
import './first-steps.css';

/** The steps to a first session. Each step that is not done has a link to its page. */
export default function FirstSteps({ dashboard }: { readonly dashboard: TeacherDashboard }) {
  const { t } = useTranslation('firstSteps');
  const isDone = stepsDone(dashboard);
  const next = firstSteps.find(({ key }) => !isDone[key])?.key;
  return (
    <Card title={t('title')}>
      <p>{t('intro')}</p>
      <ol className="first-steps">
        {firstSteps.map(({ key, to, icon }) => (
          <li key={key} className="first-steps__step" aria-current={key === next ? 'step' : undefined}>
            <Icon name={isDone[key] ? 'check' : icon} />
            <div className="first-steps__words">
              <h3>{t(`${key}.title`)}</h3>
              <p>{t(`${key}.body`)}</p>
            </div>
            {isDone[key] ? (
              <Tag tone="success">{t('done')}</Tag>
            ) : (
              <LinkButton to={to} kind={key === next ? 'primary' : 'secondary'}>
                {t(`${key}.act`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
