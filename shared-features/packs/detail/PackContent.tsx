import { useViewPackQuery } from '@memocartes/shared-api/packs.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Can, useCan } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PackCards } from './PackCards.tsx';
import { packSubject } from './packSubject.ts';
import { useRemoveCard } from './useRemoveCard.ts';

/** A pack's details: `children`, links to print and edit it, its cards. */
export function PackContent({ packId, children }: { readonly packId: number; readonly children: ReactNode }) {
  const { t } = useTranslation('packs');
  const can = useCan();
  const removeCard = useRemoveCard();
  const pack = useViewPackQuery({ id: packId });
  const canEdit = pack.data && can('pack:edit', packSubject(pack.data));

  return (
    <>
      <Row justify="space-between">
        <div className="packs-hint">{children}</div>
        <Row gap={1}>
          <Can do="card:print">
            <LinkButton to={`/schools/print-cards?packs=${packId}`} icon="print" kind="quiet" size="small">
              {t('print')}
            </LinkButton>
          </Can>
          {canEdit && (
            <LinkButton to={`/creation-packs?pack=${packId}`} icon="edit" kind="quiet" size="small">
              {t('edit')}
            </LinkButton>
          )}
        </Row>
      </Row>
      <Loaded
        {...pack}
        waiting={
          <Loading>
            <Skeleton height={240} />
          </Loading>
        }
      >
        {(loaded) => (
          <PackCards cards={loaded.cards} {...(canEdit && { onRemove: (card) => void removeCard(loaded, card) })} />
        )}
      </Loaded>
    </>
  );
}
