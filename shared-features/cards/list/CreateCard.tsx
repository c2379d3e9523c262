import { customCardLimit } from '@memocartes/contract/offers/limits';
import { mayEver } from '@memocartes/contract/permissions/permissions';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Tooltip } from '@memocartes/shared-ui/tooltip';
import { useTranslation } from 'react-i18next';

/** The link to the editor; disabled with the reason at the offer's limit [schools.limit-cards-text]. */
export function CreateCard({ to, kind = 'primary' }: { readonly to: string; readonly kind?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('cards');
  const me = useMe();
  const can = useCan();
  if (can('card:create')) {
    return (
      <LinkButton to={to} kind={kind} icon="plus">
        {t('create')}
      </LinkButton>
    );
  }
  if (!mayEver(me, 'card:create')) return null;

  return (
    <Tooltip text={t('limit', { count: customCardLimit(me.offerId) })} place="bottom">
      <Button kind={kind} icon="plus" disabled>
        {t('create')}
      </Button>
    </Tooltip>
  );
}
