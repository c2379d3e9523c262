import { maxPageSize } from '@memocartes/contract/lists/page-size';
import type { SectionsPage } from '@memocartes/contract/resources/resources.routes';
import { useListSectionsQuery } from '@memocartes/shared-api/resources.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Can, useCan } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Page } from '@memocartes/shared-ui/page';
import { EmptyState, ErrorState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ResourceDialog } from '../preview/ResourceDialog.tsx';
import { Folders } from './Folders.tsx';
import { ResourceActions } from './ResourceActions.tsx';
import { Results } from './Results.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useResourcesAddress } from './useResourcesAddress.ts';
import '../resources.css';

/** Number of resources of each section that the page shows at first. */
const initialNbItems = 50;

/**
 * The part of earlier data that is shown while a folder is loading: the folder itself, if the data contains it. Without
 * this filter, the other folders would be shown under its title.
 */
function folderOf(data: SectionsPage | undefined, sectionId: number | undefined): SectionsPage | undefined {
  const sections = data?.sections.filter(({ id }) => id === sectionId);
  return data && sections?.length ? { ...data, sections } : undefined;
}

/**
 * `/resources`: the resource base. Sections are folders; a search covers all of them, also from an open folder
 * [resources.search] [resources.sections].
 */
export default function ResourcesPage() {
  const { t } = useTranslation('resources');
  const failure = useFailure();
  const can = useCan();
  const address = useResourcesAddress();
  const { search, schoolId, resourceId } = address;
  const sectionId = search ? undefined : address.sectionId;
  const [nbItems, setNbItems] = useState(initialNbItems);
  const query = { search: search || undefined, section_id: sectionId, school_id: schoolId, nb_items: nbItems };
  const { data: latest, currentData, error, isFetching, refetch } = useListSectionsQuery(query);
  const mayAdd = can('resource:create');
  const isFolders = sectionId === undefined && !search;
  // While a search is loading, the earlier results stay.
  const data = currentData ?? (search ? latest : folderOf(latest, sectionId));
  const openSection = sectionId === undefined ? undefined : data?.sections.find(({ id }) => id === sectionId);
  const shownSections = (data?.sections ?? []).filter(({ nb_resources }) => nb_resources > 0 || (mayAdd && !search));
  const isPartial = shownSections.some(({ resources, nb_resources }) => resources.length < nb_resources);
  const nbFound = data && shownSections.reduce((sum, { nb_resources }) => sum + nb_resources, 0);
  const isEmpty = nbFound === 0;

  const emptyState = () => {
    if (search) {
      return (
        <EmptyState
          title={t('noMatch')}
          action={<Button onClick={() => address.set({ search: undefined })}>{t('clear')}</Button>}
        />
      );
    }
    if (sectionId !== undefined) return <EmptyState title={t(openSection ? 'emptySection' : 'unknownSection')} />;
    return <EmptyState title={t('emptyTitle')} hint={t(mayAdd ? 'emptyHintEditor' : 'emptyHint')} />;
  };

  return (
    <Page
      title={openSection?.title ?? t('title')}
      intro={isFolders ? t('intro') : undefined}
      breadcrumb={
        openSection && [{ label: t('allSections'), to: address.to({ section: undefined, search: undefined }) }]
      }
      actions={
        <Can do="resource:create">
          <ResourceActions />
        </Can>
      }
    >
      <Toolbar address={address} nbFound={nbFound} isFolders={isFolders} />
      {error && <ErrorState message={failure.text(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <div className="resource-folders">
            {[1, 2, 3, 4, 5].map((n) => (
              <Skeleton key={n} height={84} />
            ))}
          </div>
        </Loading>
      )}
      {data && !error && isEmpty && emptyState()}
      {data && !error && isFolders && shownSections.length > 0 && (
        <Folders sections={shownSections} address={address} />
      )}
      {data && !error && !isFolders && !isEmpty && (
        <Results sections={shownSections} address={address} titled={!openSection} />
      )}
      {/* [resources.section-limit] */}
      {!isFolders && isPartial && (
        <div className="resource-more">
          {nbItems < maxPageSize ? (
            <Button busy={isFetching} onClick={() => setNbItems(maxPageSize)}>
              {t('more')}
            </Button>
          ) : (
            <p role="status">{isFetching ? null : t('onlyFirst', { max: maxPageSize })}</p>
          )}
        </div>
      )}
      {resourceId !== undefined && (
        <ResourceDialog key={resourceId} id={resourceId} onClose={() => address.set({ resource: undefined })} />
      )}
    </Page>
  );
}
