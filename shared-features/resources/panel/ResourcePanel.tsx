import { useGetResourceQuery } from '@memocartes/shared-api/resources.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { PanelFrame } from '@memocartes/shared-ui/panel';
import { ErrorState, Loading } from '@memocartes/shared-ui/states';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { resourceSubject } from '../resourceSubject.ts';
import { ResourceForm } from './ResourceForm.tsx';

/** The side panel of a resource: add or edit. */
export default function ResourcePanel() {
  const { t } = useTranslation('resources');
  const { mode, itemId, close } = usePanel();
  const can = useCan();
  const failure = useFailure();
  const isNew = mode === 'ADD' || itemId === null;
  const { data, error, refetch } = useGetResourceQuery(isNew ? skipToken : { id: itemId });
  if (isNew && can('resource:create')) return <ResourceForm />;
  if (data && can('resource:edit', resourceSubject(data))) return <ResourceForm resource={data} />;
  const isRefused = isNew || !!data;

  return (
    <PanelFrame title={t(isNew ? 'titleAdd' : 'titleEdit')} onClose={close}>
      {isRefused && <ErrorState message={t('gone')} />}
      {error && <ErrorState message={failure.text(error)} onRetry={() => void refetch()} />}
      {!isRefused && !error && <Loading lines={6} />}
    </PanelFrame>
  );
}
