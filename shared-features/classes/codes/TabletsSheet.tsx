import type { School } from '@memocartes/contract/schools/schools.routes';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { QrCode } from '@memocartes/shared-ui/qr';
import { Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { useQrSecret } from '../../devices/tablets/index.ts';

/** The first sheet of the printed codes: how a tablet is attached to the school, and the three steps in class. */
export function TabletsSheet({ school }: { readonly school: School }) {
  const { t } = useTranslation('codes');
  const query = useQrSecret(school.id);
  const site = `${location.host}/device`;
  return (
    <article className="print-page__sheet codes__sheet" aria-label={t('tablets')}>
      <header className="codes__head">
        <h2>{school.name}</h2>
        <p>{[school.address, school.address_postal_code, school.address_city].filter(Boolean).join(' ')}</p>
      </header>
      <div className="codes__attach">
        <Loaded {...query} waiting={<Skeleton width={240} height={240} />}>
          {() =>
            query.address ? (
              <QrCode text={query.address} label={t('qr', { name: school.name })} size={240} />
            ) : (
              <p>{t('unreadable')}</p>
            )
          }
        </Loaded>
        <div>
          <p>{t('codeOf')}</p>
          <p className="codes__school-code">{school.code}</p>
          <p>{t('site', { site })}</p>
          <p>{t('guard')}</p>
        </div>
      </div>
      <h3>{t('how')}</h3>
      <ol className="codes__steps">
        {(['attach', 'open', 'touch'] as const).map((step) => (
          <li key={step}>
            <strong>{t(`steps.${step}.title`)}</strong>
            <p>{t(`steps.${step}.body`, { site, code: school.code })}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
