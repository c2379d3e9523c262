import { useAttachDeviceMutation, useJoinSessionMutation, useViewDeviceQuery } from '@memocartes/shared-api/device.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { Frame } from './Frame.tsx';
import { InSession } from './InSession.tsx';
import { useInstallable } from './install.ts';
import { CodeStep } from './join/CodeStep.tsx';
import { SchoolStep } from './join/SchoolStep.tsx';
import { isUnreachable, useLastKnown } from './kept.ts';
import { OfflineStep } from './OfflineStep.tsx';
import { useOutbox } from './outbox/useOutbox.ts';
import { usePlace } from './place.ts';

const waiting = (
  <Frame>
    <Loading>
      <Skeleton width={260} height={260} />
    </Loading>
  </Frame>
);

/**
 * `/device`, the child's side (decisions §5): the tablet's school once, then the session's code, one's own name, and revise.
 * `?school=CODE`, as in a school's QR code, fills the first step in.
 */
export default function DevicePage() {
  const { t } = useTranslation('device');
  const failure = useFailure();
  const outbox = useOutbox();
  useInstallable();
  const [address] = useSearchParams();
  const [session, enter] = usePlace();
  const [moving, setMoving] = useState(false);
  const device = useViewDeviceQuery();
  const known = useLastKnown('device', device);
  const [attach, attaching] = useAttachDeviceMutation();
  const [join, joining] = useJoinSessionMutation();

  const wordsFor = (error: unknown) =>
    asApiError(error)?.code === 'UNKNOWN_CODE'
      ? t('code.unknown')
      : isUnreachable(error)
        ? t('offline.start')
        : failure.text(error);

  const tryCode = async (code: string) => {
    const { data, error } = await join({ code });
    if (data) enter(data.session.id);
    // the tablet is known no more: its school is asked again
    else if (asApiError(error)?.status === 401) void device.refetch();
    return !!data;
  };
  const tie = async (code: string) => {
    // at another school this tablet could no longer send what it kept for this one
    await outbox.flush();
    const { data } = await attach({ school_code: code });
    if (data) setMoving(false);
  };

  if (!known && isUnreachable(device.error)) {
    return (
      <Frame>
        <OfflineStep waiting={outbox.total()} onRetry={() => void device.refetch()} />
      </Frame>
    );
  }
  return (
    <Loaded {...device} data={known} waiting={waiting}>
      {({ school }) => {
        if (!school || moving) {
          return (
            <Frame where={[school?.name]} onBack={school ? () => setMoving(false) : undefined}>
              <SchoolStep
                initial={address.get('school') ?? ''}
                onSchool={(code) => void tie(code)}
                busy={attaching.isLoading}
                wrong={attaching.error && failure.text(attaching.error)}
              />
            </Frame>
          );
        }
        if (session === undefined) {
          return (
            <Frame where={[school.name]} onBack={() => setMoving(true)} backLabel={t('code.otherSchool')}>
              <CodeStep onCode={tryCode} wrong={joining.error && wordsFor(joining.error)} />
            </Frame>
          );
        }
        return <InSession id={session} school={school.name} outbox={outbox} onLeave={() => enter(undefined)} />;
      }}
    </Loaded>
  );
}
