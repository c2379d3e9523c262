import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

// the dialog comes for who brings cards in
const ImportCardsDialog = lazy(() => import('./ImportCardsDialog.tsx'));

/** The button that brings one's own cards in from a file. */
export function ImportCards() {
  const { t } = useTranslation('cardsImport');
  const [open, setOpen] = useState(false);
  return (
    <Can do="card:create">
      <Button icon="upload" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <Suspense>
          <ImportCardsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  );
}
