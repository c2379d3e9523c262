import { type FirstStep, firstSteps } from '@memocartes/contract/dashboards/first-steps';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Icon, type IconName } from '@memocartes/shared-ui/icon';
import { Card } from '@memocartes/shared-ui/stack';
import { browserStorage } from '@memocartes/shared-ui/storage';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import './first-steps.css';

/** The page of each step. */
const places: Record<FirstStep, { readonly to: string; readonly icon: IconName }> = {
  students: { to: '/schools/students', icon: 'student' },
  staff: { to: '/schools/users?panel=staff&mode=ADD', icon: 'users' },
  classes: { to: '/schools/classes?panel=class&mode=ADD', icon: 'class' },
  tablets: { to: '/my-school', icon: 'tablet' },
  pack: { to: '/schools/packs', icon: 'pack' },
};
const dismissedKey = (schoolId: number) => `first-steps-dismissed-${schoolId}`;

type Props = { readonly schoolId: number; readonly done: Record<FirstStep, boolean> };

/**
 * The first steps of a new school, done or not [dashboards.first-steps]. Renders nothing once all steps are done, or
 * once they are dismissed in this browser.
 */
export function FirstSteps({ schoolId, done }: Props) {
  const { t } = useTranslation('dashboard');
  const [isDismissed, setIsDismissed] = useState(() => browserStorage.read(dismissedKey(schoolId)) !== undefined);
  const next = firstSteps.find((step) => !done[step]);
  if (!next || isDismissed) return null;
  const buttonText = (step: FirstStep) => t(done[step] ? 'steps.see' : `steps.${step}.act`);

  const dismiss = () => {
    browserStorage.write(dismissedKey(schoolId), 'true');
    setIsDismissed(true);
  };

  return (
    <Card
      title={t('steps.title')}
      actions={
        <Button size="small" kind="quiet" onClick={dismiss}>
          {t('steps.dismiss')}
        </Button>
      }
    >
      <ol className="school-steps">
        {firstSteps.map((step) => (
          <li key={step} aria-current={step === next ? 'step' : undefined}>
            <Icon name={done[step] ? 'check' : places[step].icon} />
            <span className="school-steps__words">{t(`steps.${step}.title`)}</span>
            {done[step] && <Tag tone="success">{t('steps.done')}</Tag>}
            <LinkButton
              size="small"
              to={places[step].to}
              kind={step === next ? 'primary' : 'secondary'}
              aria-label={`${t(`steps.${step}.title`)} : ${buttonText(step)}`}
            >
              {buttonText(step)}
            </LinkButton>
          </li>
        ))}
      </ol>
    </Card>
  );
}
