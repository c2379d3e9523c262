import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { useDoubleTapGuard } from '../double-tap/useDoubleTapGuard.ts';
import { StepTitle } from '../layout/StepTitle.tsx';

type Props = { readonly firstname: string; readonly onDone: () => void };

/** No card is due. A double tap on « Commencer » does not leave this step unread [tablets.double-tap]. */
export function RestStep({ firstname, onDone }: Props) {
  const { t } = useTranslation('device');
  const { isReady, accepts } = useDoubleTapGuard('rest');
  return (
    <>
      <StepTitle>{t('rest.title', { firstname })}</StepTitle>
      <p className="student__hint">{t('rest.hint')}</p>
      <Button kind="primary" className="student__big" disabled={!isReady} onClick={() => accepts() && onDone()}>
        {t('end.done')}
      </Button>
    </>
  );
}
