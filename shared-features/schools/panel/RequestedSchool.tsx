import { useGetContactMessageQuery } from '@memocartes/shared-api/contact.api';
import { useTranslation } from 'react-i18next';

import { ViewPanel } from '../../panel-form/index.ts';
import { requestedSchool } from '../form/requested-school.ts';
import { SchoolForm } from '../form/SchoolForm.tsx';

/** The form of a new school, filled from a request for a trial [contact.trial-school]. */
export function RequestedSchool({ requestId }: { readonly requestId: number }) {
  const { t } = useTranslation('schoolPanel');
  const query = useGetContactMessageQuery({ id: requestId });
  const request = query.currentData;
  if (request) return <SchoolForm initial={requestedSchool(request)} />;
  return (
    <ViewPanel title={t('titleAdd')} query={{ ...query, data: request }}>
      {() => null}
    </ViewPanel>
  );
}
