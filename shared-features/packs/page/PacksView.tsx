import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useListPacksQuery } from '@memocartes/shared-api/packs.api';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import {
  asOneOf,
  asText,
  emptyTable,
  TableFilters,
  tableQuery,
  useTablePage,
  useTableQuery,
} from '@memocartes/shared-shell/table-query';
import { Button, IconButton, LinkButton } from '@memocartes/shared-ui/button';
import { SelectField } from '@memocartes/shared-ui/fields';
import { ListTools } from '@memocartes/shared-ui/list-tools';
import { Row } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AssignPackDialog } from '../assign/AssignPackDialog.tsx';
import { PackDialog } from '../detail/PackDialog.tsx';
import { PacksGrid } from './PacksGrid.tsx';
import { useDeletePack } from './useDeletePack.ts';
import '../detail/packs.css';

const spec = tableQuery({
  columns: ['date_create', 'title'],
  dir: 'desc',
  filters: {
    search: asText,
    attributed: asOneOf(['true', 'false']),
    who: asOneOf(['school', 'mine']),
    layout: asOneOf(['compact']),
  },
});

/** The packs of the user or of the whole school, in a normal or a compact grid [packs.views]. */
export function PacksView() {
  const { t } = useTranslation('packs');
  const table = useTableQuery(spec);
  const { filters, setFilter, clear, filtered: hasFilters, args, props } = table;
  const { layout, who, ...queryArgs } = args;
  const { userId } = useMe();
  const managesAll = useCan()('pack:edit');
  // By default, the packs that the person may change: their own packs, or all of the school [packs.school].
  const isOwn = managesAll ? who === 'mine' : who !== 'school';
  const packs = useListPacksQuery({
    ...queryArgs,
    teacher_id: isOwn ? userId : undefined,
  });
  const [shownPack, setShownPack] = useState<Pack>();
  const [packToAssign, setPackToAssign] = useState<Pack>();
  const remove = useDeletePack();
  const filtered = hasFilters && (filters.search !== undefined || filters.attributed !== undefined);

  const compose = (
    <LinkButton to="/creation-packs" kind="primary" icon="plus">
      {t('compose')}
    </LinkButton>
  );
  const empty = {
    title: t('empty'),
    hint: t('emptyHint'),
    action: (
      <Row>
        {compose}
        {isOwn && !managesAll && <Button onClick={() => setFilter('who', 'school')}>{t('seeSchool')}</Button>}
      </Row>
    ),
  };
  const { sort, onSort, ...pages } = props;

  return (
    <>
      <ListTools
        search={
          <>
            <TableFilters
              table={table}
              label={t('search')}
              facets={[
                {
                  key: 'attributed',
                  label: t('attributed'),
                  options: [
                    { value: 'true', label: t('onlyGiven') },
                    { value: 'false', label: t('onlyFree') },
                  ],
                },
                managesAll
                  ? { key: 'who', label: t('who'), options: [{ value: 'mine', label: t('mine') }] }
                  : { key: 'who', label: t('who'), options: [{ value: 'school', label: t('ofSchool') }] },
              ]}
            />
            <SelectField
              name="order"
              label={t('order')}
              placeholder={t('latest')}
              value={sort.by === 'title' ? 'title' : null}
              options={[{ value: 'title', label: t('byTitle') }]}
              onChange={(by) => onSort(by ? { by: 'title', dir: 'asc' } : { by: 'date_create', dir: 'desc' })}
            />
          </>
        }
        tools={
          <Row gap={1} role="group" aria-label={t('layout')}>
            <IconButton
              icon="grid"
              label={t('grid')}
              aria-pressed={!layout}
              onClick={() => setFilter('layout', null)}
            />
            <IconButton
              icon="grid-small"
              label={t('compact')}
              aria-pressed={!!layout}
              onClick={() => setFilter('layout', 'compact')}
            />
          </Row>
        }
      />
      <PacksGrid
        {...pages}
        {...useTablePage(packs, ({ packs_pro }) => packs_pro)}
        compact={!!layout}
        empty={emptyTable(t, { filtered, clear }, empty)}
        actions={{ onView: setShownPack, onAssign: setPackToAssign, onDelete: (pack) => void remove(pack) }}
      />
      {shownPack && (
        <PackDialog
          pack={packs.data?.packs_pro.find(({ id }) => id === shownPack.id) ?? shownPack}
          onClose={() => setShownPack(undefined)}
          onAssign={() => {
            setShownPack(undefined);
            setPackToAssign(shownPack);
          }}
        />
      )}
      {packToAssign && <AssignPackDialog pack={packToAssign} onClose={() => setPackToAssign(undefined)} />}
    </>
  );
}
