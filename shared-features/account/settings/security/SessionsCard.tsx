import type { LoginSession } from '@memocartes/contract/auth/auth.routes';
import {
  useEndLoginSessionMutation,
  useEndOtherLoginSessionsMutation,
  useListLoginSessionsQuery,
} from '@memocartes/shared-api/auth.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { Tag } from '@memocartes/shared-ui/tag';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** The user's own login sessions: device, network, dates, and buttons that end them [accounts.sessions-list]. */
export function SessionsCard() {
  const { t } = useTranslation('accountSettings');
  const failure = useFailure();
  const query = useListLoginSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOthers, { isLoading }] = useEndOtherLoginSessionsMutation();

  const closeOthers = async () => {
    const { error } = await endOthers();
    if (error) failure.toast(error);
    else toast.success(t('sessions.othersEnded'));
  };

  return (
    <Card title={t('sessions.title')}>
      <Loaded {...query} waiting={<Loading height={160} />}>
        {({ sessions }) => (
          <Stack>
            <p>{t(sessions.some((session) => session.stays_signed_in) ? 'sessions.introStaying' : 'sessions.intro')}</p>
            <ul className="account-settings__sessions">
              {sessions.map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <div>
                <Button icon="logout" busy={isLoading} onClick={() => void closeOthers()}>
                  {t('sessions.endOthers')}
                </Button>
              </div>
            ) : (
              <p>{t('sessions.alone')}</p>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function SessionItem({ session }: { readonly session: LoginSession }) {
  const { t } = useTranslation('accountSettings');
  const dates = useDates();
  const failure = useFailure();
  const [end, { isLoading }] = useEndLoginSessionMutation();
  const {
    id,
    browser,
    system,
    network,
    date_create: signedInAt,
    date_used: lastUsedAt,
    is_current: isCurrent,
    stays_signed_in: staysSignedIn,
  } = session;
  const device =
    browser && system ? t('sessions.device', { browser, system }) : browser || system || t('sessions.unknown');

  const close = async () => {
    const { error } = await end({ id });
    if (error && !isNotFound(error)) failure.toast(error);
    else toast.success(t('sessions.ended'));
  };

  return (
    <li>
      <div>
        <Row gap={2}>
          <strong>{device}</strong>
          {isCurrent && <Tag tone="success">{t('sessions.here')}</Tag>}
          {staysSignedIn && <Tag>{t('sessions.stays')}</Tag>}
        </Row>
        <p className="account-settings__left">
          {network && <>{t('sessions.network', { network })} · </>}
          {t('sessions.dates', { since: dates.instant(signedInAt), used: dates.instant(lastUsedAt) })}
        </p>
      </div>
      {isCurrent ? (
        <LinkButton to="/logout" size="small">
          {t('sessions.leave')}
        </LinkButton>
      ) : (
        <Button size="small" busy={isLoading} aria-label={t('sessions.endOf', { device })} onClick={() => void close()}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
