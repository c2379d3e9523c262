import { boxNumbers } from '@memocartes/contract/learning/boxes/box-numbers';
import { useTranslation } from 'react-i18next';

/** The five boxes, with the card's box highlighted. */
export function BoxPath({ box }: { readonly box: number }) {
  const { t } = useTranslation('device');
  return (
    <div className="student-path" role="img" aria-label={t('revise.inBox', { box })}>
      {boxNumbers.map((n) => (
        <span key={n} className={n === box ? 'student-path__here' : undefined}>
          {n}
        </span>
      ))}
    </div>
  );
}
