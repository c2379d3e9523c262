import type { School } from '@memocartes/contract/schools/schools.routes';
import { Button } from '@memocartes/shared-ui/button';
import { QrOf } from '@memocartes/shared-ui/qr';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import './attach-tablets.css';

/** Where a tablet is tied to a school: the pupils' side, its school filled in (decisions §5). */
export const deviceAddress = (code: string) => `${location.origin}/device?school=${encodeURIComponent(code)}`;

/** A school's code, to type or to read with a camera: what ties its tablets to it. */
export function AttachTablets({ school }: { readonly school: Pick<School, 'code' | 'name'> }) {
  const { t } = useTranslation('attachTablets');
  const address = deviceAddress(school.code);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(t('copied')),
      () => toast.failure(t('notCopied')),
    );
  return (
    <div className="attach-tablets">
      <QrOf text={address} label={t('qr', { name: school.name })} size={148} />
      <div className="attach-tablets__words">
        <span>{t('code')}</span>
        <strong className="attach-tablets__code">{school.code}</strong>
        <p>{t('how')}</p>
        <div>
          <Button size="small" icon="copy" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
      </div>
    </div>
  );
}
