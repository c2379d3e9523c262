import { defaultPageSize, maxPageSize } from '@memocartes/contract/lists/page-size';
import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { Loaded, shownData } from '@memocartes/shared-shell/loaded';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { PackIcon } from '@memocartes/shared-ui/pack-icon';
import { useUnlessSaving } from '@memocartes/shared-ui/saving';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useListedPacks } from '../../listed-packs/index.ts';
import '../detail/packs.css';

type Props = { readonly value?: Pack; readonly onChange: (pack: Pack | undefined) => void };

/**
 * Chooses one pack from a list, newest first [packs.school]. A search by title deselects the pack, which may no longer
 * be shown.
 */
export function PackChoice({ value, onChange }: Props) {
  const { t } = useTranslation('packs');
  const { isSaving, unlessSaving } = useUnlessSaving();
  const [search, setSearch] = useState('');
  const [pages, setPages] = useState(1);
  const [showsSchool, setShowsSchool] = useState(false);
  const { packs, isWholeSchool, hasChoice } = useListedPacks(
    {
      search,
      nb_items: Math.min(defaultPageSize * pages, maxPageSize),
      order_by: 'date_create',
      order_dir: 'desc',
    },
    showsSchool,
  );

  return (
    <div className="pack-choice">
      <FilterField
        label={t('search')}
        value={search}
        found={shownData(packs)?.count ?? null}
        onSearch={(text) => {
          setSearch(text);
          onChange(undefined);
        }}
      />
      <Loaded {...packs} data={shownData(packs)} waiting={<Loading height={240} />}>
        {({ packs_pro: listed, count }) =>
          listed.length === 0 ? (
            <EmptyState title={t(search ? 'noMatch' : 'empty')} hint={search ? undefined : t('emptyHint')} />
          ) : (
            <div className="pack-choice__list" role="radiogroup" aria-label={t('choosePack')}>
              {listed.map((pack) => (
                <label key={pack.id} className="pack-choice__pack">
                  <input
                    type="radio"
                    name="pack"
                    checked={pack.id === value?.id}
                    aria-disabled={isSaving || undefined}
                    onChange={unlessSaving(() => onChange(pack))}
                  />
                  <PackIcon name={pack.icon} />
                  <span>
                    <strong>{pack.title}</strong>
                    <small>
                      {[t('cards', { count: pack.nb_cards }), isWholeSchool && pack.author && personName(pack.author)]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                </label>
              ))}
              {listed.length < Math.min(count, maxPageSize) && (
                <Button kind="quiet" busy={packs.isFetching} onClick={() => setPages(pages + 1)}>
                  {t('more')}
                </Button>
              )}
            </div>
          )
        }
      </Loaded>
      {hasChoice && (
        <Button
          kind="quiet"
          onClick={() => {
            setShowsSchool(!showsSchool);
            onChange(undefined);
          }}
        >
          {t(showsSchool ? 'seeOwn' : 'seeSchool')}
        </Button>
      )}
    </div>
  );
}
