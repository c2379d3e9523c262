import { useTranslation } from 'react-i18next';

const points = ['students', 'gar', 'ads', 'reading'] as const;

/** The facts that a school asks about: accounts, GAR, data protection, legibility. */
export function Trust() {
  const { t } = useTranslation('public', { keyPrefix: 'landing.trust' });
  return (
    <section className="ld-trust" aria-labelledby="ld-trust">
      <h2 id="ld-trust">{t('title')}</h2>
      <dl>
        {points.map((point) => (
          <div key={point}>
            <dt>{t(point)}</dt>
            <dd>{t(`${point}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
