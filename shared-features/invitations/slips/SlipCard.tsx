import { claimPath } from '@memocartes/contract/users/invitations';
import type { Slip } from '@memocartes/contract/users/users.routes';
import { useDates, useListFormat } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { QrCode } from '@memocartes/shared-ui/qr';
import { useTranslation } from 'react-i18next';

/** « Inès BENALI (CE1 A) », with the class on one line [invitations.slip-class]. */
const nameInClass = ({ class_, ...child }: Slip['children'][number]) =>
  class_ ? `${personName(child)} (${class_.replaceAll(' ', '\u00a0')})` : personName(child);

/** One slip: school, person, children of a follower, code, QR code and instructions [invitations.slip]. */
export function SlipCard({ slip }: { readonly slip: Slip }) {
  const { t } = useTranslation('slips');
  const dates = useDates();
  const list = useListFormat();
  const name = personName(slip);
  const site = `${location.host}${claimPath}`;
  return (
    <article className="slips__slip" aria-label={name}>
      <header>
        <p className="slips__school">{slip.school}</p>
        <h2>{name}</h2>
        <p>
          {slip.children.length > 0
            ? // The reader may be a grandparent: the text has the names of the children instead of « votre enfant ».
              t('forChildren', { names: list.format(slip.children.map(nameInClass)) })
            : t('forStaff')}
        </p>
      </header>
      <div className="slips__activation">
        {/* Browsers do not send the part after # to servers. */}
        <QrCode text={`${location.origin}${claimPath}#${slip.code}`} label={t('qr', { name })} size={112} />
        <div>
          <p className="slips__label">{t('code')}</p>
          <p className="slips__code">{slip.code}</p>
          <ol>
            <li>{t('steps.open', { site })}</li>
            <li>{t('steps.type')}</li>
            <li>{t('steps.choose')}</li>
          </ol>
        </div>
      </div>
      <p className="slips__note">{t('until', { date: dates.day(slip.date_expiration) })}</p>
    </article>
  );
}
