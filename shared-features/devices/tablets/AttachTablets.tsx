import type { School } from '@memocartes/contract/schools/schools.routes';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { copyText } from '@memocartes/shared-ui/clipboard';
import { QrCode } from '@memocartes/shared-ui/qr';
import { Skeleton } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { RenewSecret } from './RenewSecret.tsx';
import { useQrSecret } from './useQrSecret.ts';
import { WaitingTablets } from './WaitingTablets.tsx';
import './attach-tablets.css';

type Props = { readonly school: Pick<School, 'id' | 'code' | 'name'> };

/** How tablets join a school: QR code, code to type, and tablets waiting for approval [tablets.approval]. */
export function AttachTablets({ school }: Props) {
  const subject = { schoolId: school.id };
  return (
    <div className="attach-tablets">
      <Can do="school-device:show-secret" on={subject}>
        <SchoolQr school={school} />
      </Can>
      <Can do="school-device:approve" on={subject}>
        <WaitingTablets schoolId={school.id} />
      </Can>
    </div>
  );
}

function SchoolQr({ school }: Props) {
  const { t } = useTranslation('attachTablets');
  const query = useQrSecret(school.id);
  const { address } = query;

  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(t('copied'));
    else toast.failure(t('notCopied'));
  };

  return (
    <div className="attach-tablets__qr">
      <Loaded {...query} waiting={<Skeleton width={148} height={148} />}>
        {() => address && <QrCode text={address} label={t('qr', { name: school.name })} size={148} />}
      </Loaded>
      <div className="attach-tablets__text">
        <span>{t('code')}</span>
        <strong className="attach-tablets__code">{school.code}</strong>
        <p>{t(address === null ? 'unreadable' : 'how', { site: `${location.host}/device` })}</p>
        <p>{t('guard')}</p>
        <div className="attach-tablets__actions">
          {address && (
            <Button size="small" icon="copy" onClick={() => void copy(address)}>
              {t('copy')}
            </Button>
          )}
          <RenewSecret schoolId={school.id} />
        </div>
      </div>
    </div>
  );
}
