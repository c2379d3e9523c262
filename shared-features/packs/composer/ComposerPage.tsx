import type { PackDetail } from '@memocartes/contract/packs/packs.routes';
import { useViewPackQuery } from '@memocartes/shared-api/packs.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useMe } from '@memocartes/shared-shell/session';
import { asDay, asNumber, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Banner } from '@memocartes/shared-ui/banner';
import { Page } from '@memocartes/shared-ui/page';
import { Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { copyKey, readDraft } from './draft.ts';
import { packValues, type Replaceable } from './form/pack.form.ts';
import { PackComposer } from './PackComposer.tsx';
import { copyValues } from './start/copyValues.ts';
import { useCardsFromLink } from './start/useCardsFromLink.ts';

const addressSpec = tableQuery({
  columns: ['pack'],
  filters: { pack: asNumber, copy: asNumber, class: asNumber, week: asDay },
});

/** `/creation-packs`: a new pack, optionally for a class and week; `?pack` edits one, `?copy` copies one. */
export default function ComposerPage() {
  const { t } = useTranslation('composer');
  const { pack: edited, copy, class: classId, week } = useTableQuery(addressSpec).filters;
  const source = edited ?? copy;
  const query = useViewPackQuery(source === undefined ? skipToken : { id: source });
  const fromAddress = classId !== undefined && { classes_id: classId, week: week ?? null };
  const { id: account } = useMe();
  const draft = useCardsFromLink(() => readDraft(account) ?? packValues());
  const title = t(edited === undefined ? 'newTitle' : 'editTitle');

  return (
    <Page title={title} intro={t('intro')} breadcrumb={[{ label: t('packs'), to: '/schools/packs' }]}>
      {source === undefined ? (
        <PackComposer initial={{ ...draft, ...fromAddress }} />
      ) : (
        <Loaded {...query} waiting={<Loading height={480} />}>
          {(pack) =>
            edited === undefined ? (
              <CopyComposer key={`copy${pack.id}`} pack={pack} assignment={fromAddress || undefined} />
            ) : (
              <PackComposer key={pack.id} initial={packValues(pack)} pack={pack} />
            )
          }
        </Loaded>
      )}
    </Page>
  );
}

/** A class, and optionally a week. */
type Assignment = { readonly classes_id: number; readonly week: string | null };

type CopyProps = {
  readonly pack: PackDetail;
  /** The class and week in the address. */
  readonly assignment?: Assignment;
};

/** The pack with the class and week in the address, if the class has the pack in this week [packs.replace]. */
const replaceableOf = (pack: PackDetail, { classes_id, week }: Assignment): Replaceable | undefined => {
  const isAssigned = pack.classes.some((item) => item.classes_id === classes_id && item.week === week);
  return isAssigned && week ? { pack, classId: classes_id, week } : undefined;
};

/**
 * Composes a copy of a pack; continues the copy that was left unfinished, if there is one. Says how many archived cards
 * are left out [packs.duplicate].
 */
function CopyComposer({ pack, assignment }: CopyProps) {
  const { t } = useTranslation('composer');
  const { id: account } = useMe();
  const [copy] = useState(() => copyKey(pack));
  const [initial] = useState(() => ({ ...(readDraft(account, copy) ?? copyValues(t, pack)), ...assignment }));
  const replaceable = assignment && replaceableOf(pack, assignment);
  const nbArchived = pack.cards.filter(({ status }) => status === 'ARCHIVED').length;
  return (
    <Stack gap={4}>
      {nbArchived > 0 && <Banner>{t('archivedLeftOut', { count: nbArchived, title: pack.title })}</Banner>}
      <PackComposer initial={initial} copy={copy} replaceable={replaceable} />
    </Stack>
  );
}
