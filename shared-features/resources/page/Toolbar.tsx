import { Can } from '@memocartes/shared-shell/session';
import { IconButton } from '@memocartes/shared-ui/button';
import { ListTools } from '@memocartes/shared-ui/list-tools';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import { SchoolChoice } from '../../schools/school-choice/index.ts';
import type { ResourcesAddress } from './useResourcesAddress.ts';

type Props = {
  readonly address: ResourcesAddress;
  /** Number of resources found by the search. */
  readonly nbFound: number | undefined;
  /** Whether folders are shown; they have only one layout. */
  readonly isFolders: boolean;
};

/** Search, school filter of a superadmin, and the choice of grid or list. */
export function Toolbar({ address, nbFound, isFolders }: Props) {
  const { t } = useTranslation('resources');
  const { layout, search, schoolId, set } = address;
  return (
    <ListTools
      search={
        <>
          <FilterField
            label={t('search')}
            value={search}
            found={nbFound ?? null}
            onSearch={(text) => set({ search: text || undefined })}
          />
          <Can do="school:list">
            <SchoolChoice
              label={t('school')}
              placeholder={t('commonOnly')}
              value={schoolId}
              onChange={(id) => set({ school: id === null ? undefined : String(id) })}
            />
          </Can>
        </>
      }
      tools={
        !isFolders && (
          <>
            <IconButton
              icon="grid"
              label={t('grid')}
              aria-pressed={layout === 'grid'}
              onClick={() => set({ view: undefined })}
            />
            <IconButton
              icon="list"
              label={t('list')}
              aria-pressed={layout === 'list'}
              onClick={() => set({ view: 'list' })}
            />
          </>
        )
      }
    />
  );
}
