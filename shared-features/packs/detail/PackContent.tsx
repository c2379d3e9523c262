import { useViewPackQuery } from '@memocartes/shared-api/packs.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Can, useCan } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { type DuplicateFor, duplicatePath } from './duplicatePath.ts';
import { PackCards } from './PackCards.tsx';
import { packSubject } from './packSubject.ts';
import { useRemoveCard } from './useRemoveCard.ts';

type Props = {
  readonly packId: number;
  /** The class for which a duplicate is proposed. */
  readonly duplicateFor?: DuplicateFor;
  readonly children: ReactNode;
};

/** A pack's details: its author, `children`, links to print, duplicate and edit it, its cards. */
export function PackContent({ packId, duplicateFor, children }: Props) {
  const { t } = useTranslation('packs');
  const can = useCan();
  const removeCard = useRemoveCard();
  const pack = useViewPackQuery({ id: packId });
  const canEdit = pack.data && can('pack:edit', packSubject(pack.data));

  return (
    <>
      <Row justify="space-between">
        <div className="packs-hint">
          {pack.data?.author && <p>{personName(pack.data.author)}</p>}
          {children}
        </div>
        <Row gap={1}>
          <Can do="card:print">
            <LinkButton to={`/schools/print-cards?packs=${packId}`} icon="print" kind="quiet" size="small">
              {t('print')}
            </LinkButton>
          </Can>
          <Can do="pack:create">
            <LinkButton to={duplicatePath(packId, duplicateFor)} icon="copy" kind="quiet" size="small">
              {t('duplicate')}
            </LinkButton>
          </Can>
          {canEdit && (
            <LinkButton to={`/creation-packs?pack=${packId}`} icon="edit" kind="quiet" size="small">
              {t('edit')}
            </LinkButton>
          )}
        </Row>
      </Row>
      <Loaded {...pack} waiting={<Loading height={240} />}>
        {(loaded) => (
          <PackCards cards={loaded.cards} {...(canEdit && { onRemove: (card) => void removeCard(loaded, card) })} />
        )}
      </Loaded>
    </>
  );
}
