import { Button, LinkButton } from '@memocartes/shared-ui/button';
import type { RowKey } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { slipsPath } from './slipsPath.ts';
import { useInvite } from './useInvite.ts';

type Props = { readonly selection: { readonly selected: ReadonlySet<RowKey>; readonly clear: () => void } };

/** Actions on the selected people: an invitation by mail or on paper [invitations.several]. */
export function InviteSelected({ selection }: Props) {
  const { t } = useTranslation('invitations');
  const { invite, isSending } = useInvite();
  const ids = [...selection.selected].map(Number);

  const sendAll = async () => {
    if (await invite(ids)) selection.clear();
  };

  return (
    <>
      <Button size="small" icon="mail" busy={isSending} onClick={() => void sendAll()}>
        {t('sendSelected')}
      </Button>
      <LinkButton size="small" icon="print" to={slipsPath({ ids })}>
        {t('printSelected')}
      </LinkButton>
    </>
  );
}
