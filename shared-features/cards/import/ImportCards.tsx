import { customCardLimit } from '@memocartes/contract/offers/limits';
import { mayEver } from '@memocartes/contract/permissions/permissions';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import { Tooltip } from '@memocartes/shared-ui/tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

// Loaded only for an import.
const ImportCardsDialog = lazyPart(() => import('./ImportCardsDialog.tsx'));

/** The button that imports cards from a file; disabled with the reason once the offer's limit is reached. */
export function ImportCards() {
  const { t } = useTranslation('cardsImport');
  const me = useMe();
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  const mayCreate = can('card:create');
  if (!mayEver(me, 'card:create')) return null;

  return (
    <>
      {mayCreate ? (
        <Button icon="upload" onClick={() => setIsOpen(true)}>
          {t('open')}
        </Button>
      ) : (
        <Tooltip text={t('limit', { count: customCardLimit(me.offerId) })} place="bottom">
          <Button icon="upload" disabled>
            {t('open')}
          </Button>
        </Tooltip>
      )}
      {/* The dialog stays open when another tab reaches the limit, and shows the refusal. */}
      {isOpen && <ImportCardsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
