import { Can } from '@memocartes/shared-shell/session';
import { Button, type ButtonProps } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useOwnClass } from '../common/useOwnClass.ts';
import { type ClassToOpen, OpenSessionDialog } from './OpenSessionDialog.tsx';

type Props = Pick<ButtonProps, 'kind' | 'size' | 'block' | 'children'> & { readonly class_: ClassToOpen };

/** Opens a session for a class, after choosing class and end time. */
export function OpenSessionButton({ class_, children, ...look }: Props) {
  const { t } = useTranslation('sessions');
  const own = useOwnClass();
  const [asking, setAsking] = useState(false);
  return (
    <Can do="session:open" on={own}>
      <Button icon="play" {...look} onClick={() => setAsking(true)}>
        {children ?? t('open.act')}
      </Button>
      {asking && <OpenSessionDialog class_={class_} onClose={() => setAsking(false)} />}
    </Can>
  );
}
