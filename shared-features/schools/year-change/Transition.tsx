import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import './year-change.css';

type Props = { readonly from: string | null; readonly to: string | null };

/** A value before and after the year change; a single value if it stays the same. */
export function Transition({ from, to }: Props) {
  const { t } = useTranslation('yearChange');
  if (from === to) return <span>{from ?? '–'}</span>;
  return (
    <span className="year-change__transition">
      <span>{from ?? t('none')}</span>
      <Icon name="arrow-right" size={16} />
      <span className="mc-sr-only">{t('becomes')}</span>
      <strong>{to ?? t('none')}</strong>
    </span>
  );
}
