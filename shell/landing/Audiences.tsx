import { useTranslation } from 'react-i18next';

const people = [
  { key: 'teacher', accent: 'teacher' },
  { key: 'schoolAdmin', accent: 'school-admin' },
  { key: 'follower', accent: 'follower' },
] as const;

/** What the portal offers a teacher, a school admin and a follower, each in the colour of their role. */
export function Audiences() {
  const { t } = useTranslation('public', { keyPrefix: 'landing.who' });
  return (
    <section className="ld-who" aria-labelledby="ld-who">
      <h2 id="ld-who">{t('title')}</h2>
      <div className="ld-who__columns">
        {people.map(({ key, accent }) => (
          <div key={key} className="ld-who__column" data-accent={accent}>
            <h3>
              <span className="ld-who__who">{t(`${key}.who`)}</span>
              {t(`${key}.title`)}
            </h3>
            <ul>
              <li>{t(`${key}.a`)}</li>
              <li>{t(`${key}.b`)}</li>
              <li>{t(`${key}.c`)}</li>
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
