import type { DevicePupil } from '@memocartes/contract/device/device.routes';
import { useStartRevisionMutation, useViewDeviceSessionQuery } from '@memocartes/shared-api/device.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Frame } from './Frame.tsx';
import { HelloStep } from './join/HelloStep.tsx';
import { NameStep } from './join/NameStep.tsx';
import type { Outbox } from './outbox/outbox.ts';
import { Revision } from './Revision.tsx';
import { StepTitle } from './StepTitle.tsx';

type Props = {
  readonly id: number;
  readonly school: string;
  readonly outbox: Outbox;
  readonly onLeave: () => void;
};

/** How often the names are looked at again, in ms: who has come, whether the session still is. */
const every = 10_000;

/** Inside a session: one touches their name, revises, and leaves the tablet to the next. */
export function InSession({ id, school, outbox, onLeave }: Props) {
  const { t } = useTranslation('device');
  const failure = useFailure();
  const [pupil, setPupil] = useState<DevicePupil>();
  const [start, started] = useStartRevisionMutation();
  const session = useViewDeviceSessionQuery({ id }, { pollingInterval: pupil ? 0 : every });
  const where = [school, session.data?.class_.name];

  const leavePupil = () => {
    setPupil(undefined);
    started.reset();
    void session.refetch();
  };

  if (pupil && started.data) {
    return <Revision id={id} where={where} started={started.data} outbox={outbox} onLeave={leavePupil} />;
  }
  if (pupil) {
    return (
      <Frame where={where}>
        <HelloStep
          pupil={pupil}
          onStart={() => void start({ id, student_id: pupil.id })}
          onOther={leavePupil}
          busy={started.isLoading}
          wrong={started.error && failure.text(started.error)}
        />
      </Frame>
    );
  }
  // an answer that was good until now says nothing about a session that has just closed
  if (session.error) {
    return (
      <Frame where={[school]}>
        <StepTitle>{failure.text(session.error)}</StepTitle>
        <Button kind="primary" className="pupil__big" onClick={onLeave}>
          {t('name.otherCode')}
        </Button>
        <Button kind="quiet" onClick={() => void session.refetch()}>
          {t('retry')}
        </Button>
      </Frame>
    );
  }
  return (
    <Frame where={where} onBack={onLeave} backLabel={t('name.otherCode')} wide>
      {session.data ? (
        <NameStep pupils={session.data.students} onPupil={setPupil} />
      ) : (
        <Loading>
          <Skeleton width={320} height={320} />
        </Loading>
      )}
    </Frame>
  );
}
