import type { SecondFactor } from '@memocartes/contract/auth/auth.routes';
import { useGetSecondFactorQuery } from '@memocartes/shared-api/auth.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type FactorAction, SecondFactorDialog } from './SecondFactorDialog.tsx';

const waiting = (
  <Loading>
    <Card>
      <Skeleton height={140} />
    </Card>
  </Loading>
);

/** If fewer recovery codes than this are left, a warning says to create new ones. */
const fewCodes = 3;

/** One's own second factor: its state and actions [accounts.second-factor]. */
export function SecondFactorCard() {
  const query = useGetSecondFactorQuery();
  const [action, setAction] = useState<FactorAction>();
  return (
    <>
      <Loaded {...query} waiting={waiting}>
        {(state) => <FactorState state={state} onAction={setAction} />}
      </Loaded>
      {action && <SecondFactorDialog action={action} onClose={() => setAction(undefined)} />}
    </>
  );
}

type StateProps = { readonly state: SecondFactor; readonly onAction: (action: FactorAction) => void };

function FactorState({ state, onAction }: StateProps) {
  const { t } = useTranslation('accountSettings');
  const dates = useDates();
  const { is_enabled: enabled, is_required: required, date_create: since, nb_recovery_codes: nbCodes } = state;
  return (
    <Card
      title={t('factor.title')}
      actions={<Tag tone={enabled ? 'success' : 'neutral'}>{t(enabled ? 'factor.on' : 'factor.off')}</Tag>}
    >
      <Stack align="start">
        <p>{t('factor.intro')}</p>
        {required && <p>{t('factor.required')}</p>}
        {since && (
          <p>
            {t('factor.since', { date: dates.day(since) })} {t('factor.left', { count: nbCodes })}
          </p>
        )}
        {enabled && nbCodes < fewCodes && <Banner tone="warning">{t('factor.few')}</Banner>}
        {enabled ? (
          <Row>
            <Button icon="refresh" onClick={() => onAction('renew')}>
              {t('factor.renew')}
            </Button>
            <Button icon="phone" onClick={() => onAction('replace')}>
              {t('factor.replace')}
            </Button>
            {!required && (
              <Button icon="close" onClick={() => onAction('disable')}>
                {t('factor.disable')}
              </Button>
            )}
          </Row>
        ) : (
          <Button icon="shield" onClick={() => onAction('enable')}>
            {t('factor.enable')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
