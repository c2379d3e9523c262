import { useTranslation } from 'react-i18next';

const steps = ['code', 'name', 'cards'] as const;

/** Explains how to join a session; shown until the first student has joined [sessions.waiting]. */
export function JoinSteps() {
  const { t } = useTranslation('sessions');
  return (
    <div className="live-join">
      <h3>{t('join.title')}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`join.${step}`)}</li>
        ))}
      </ol>
      <p>{t('join.noTablet')}</p>
    </div>
  );
}
