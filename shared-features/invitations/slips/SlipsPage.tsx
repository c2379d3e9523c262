import type { MakeSlips } from '@memocartes/contract/users/users.routes';
import { useMakeSlipsMutation } from '@memocartes/shared-api/users.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { BackLink } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Stack } from '@memocartes/shared-ui/stack';
import { EmptyState } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { PrintPage } from '../../print-page/index.ts';
import { useRefusals } from '../index.ts';
import { SlipCard } from './SlipCard.tsx';
import './slips.css';

/** The people given in the address by `?ids=3,5` or `?class=3`; undefined if the address has neither. */
function requestedPeople(address: URLSearchParams): MakeSlips | undefined {
  const class_id = Number(address.get('class'));
  if (class_id > 0) return { class_id };
  const ids = (address.get('ids') ?? '').split(',').map(Number).filter(Boolean);
  return ids.length > 0 ? { ids } : undefined;
}

/**
 * `/schools/slips`: slips of people who have not signed in yet, printed without the shell [invitations.slip]. A new
 * slip invalidates the previous one, and its code is shown only once. Therefore slips are created by a button, never by
 * opening the page.
 */
export default function SlipsPage() {
  const { t } = useTranslation('slips');
  const failure = useFailure();
  const refusals = useRefusals();
  const [address] = useSearchParams();
  const selection = requestedPeople(address);
  const [make, { data, error, isLoading }] = useMakeSlipsMutation();

  return (
    <PrintPage
      title={t('title')}
      intro={t(data ? 'printNow' : 'intro')}
      back={<BackLink />}
      print={data?.slips.length ? t('print') : undefined}
    >
      <div className="slips__messages">
        {error && <Banner tone="danger">{failure.text(error)}</Banner>}
        {data && data.refused.length > 0 && <Banner tone="warning">{refusals(data.refused)}</Banner>}
      </div>
      {!selection && <EmptyState title={t('nobody')} hint={t('nobodyHint')} />}
      {selection && !data && (
        <Stack gap={3} className="slips__messages">
          <Banner tone="warning">{t('replaces')}</Banner>
          <div>
            <Button kind="primary" icon="file" busy={isLoading} onClick={() => void make(selection)}>
              {'ids' in selection ? t('make', { count: selection.ids.length }) : t('makeClass')}
            </Button>
          </div>
        </Stack>
      )}
      {data?.slips.length === 0 && <EmptyState title={t('none')} hint={t('noneHint')} />}
      {data && data.slips.length > 0 && (
        <div className="print-page__sheet slips__sheet">
          {data.slips.map((slip) => (
            <SlipCard key={slip.id} slip={slip} />
          ))}
        </div>
      )}
    </PrintPage>
  );
}
