import { useMe } from '@memocartes/shared-shell/session';
import { TextLink } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

const steps = ['code', 'name', 'cards'] as const;

/** Explains how to join a session; shown until the first student has joined [sessions.waiting]. */
export function JoinSteps() {
  const { t } = useTranslation('sessions');
  const { schoolId } = useMe();
  return (
    <div className="live-join">
      <h3>{t('join.title')}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`join.${step}`)}</li>
        ))}
      </ol>
      <p>{t('join.noTablet')}</p>
      {schoolId !== null && (
        <p>
          {t('join.notAttached')} <TextLink to={`/schools/${schoolId}`}>{t('attachTablet')}</TextLink>
        </p>
      )}
    </div>
  );
}
