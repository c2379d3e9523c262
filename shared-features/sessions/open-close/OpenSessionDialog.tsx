import { defaultSessionMinutes } from '@memocartes/contract/learning/sessions/length';
import { useOpenSessionMutation } from '@memocartes/shared-api/sessions.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { RadioField } from '@memocartes/shared-ui/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { lastChoice } from '../../last-choice/index.ts';
import { useNow } from '../students/useNow.ts';
import { NoPackWarning } from './NoPackWarning.tsx';

export type ClassToOpen = { readonly id: number; readonly name: string; readonly nb_students: number };

export type OpenSessionDialogProps = { readonly class_: ClassToOpen; readonly onClose: () => void };

/** Selectable lengths of a session, in minutes. */
const durations = [10, 15, 30, 45, 60, 90];
const minuteMs = 60_000;

/** The length of the last session that the account opened. */
const lastLength = lastChoice<{ readonly minutes: number }>('memocartes.session-length');

/** The initially selected length, in minutes [sessions.last-length]. */
function readLength(account: number): number {
  const { minutes } = lastLength.read(account);
  return durations.find((length) => length === minutes) ?? defaultSessionMinutes;
}

/**
 * Shows the class, asks for the length, then opens the session. If that fails, the dialog stays open with the error
 * [sessions.confirm] [sessions.length] [sessions.one-open].
 */
export function OpenSessionDialog({ class_, onClose }: OpenSessionDialogProps) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const failure = useFailure();
  const navigate = useNavigate();
  const now = useNow(30_000);
  const account = useMe().id;
  const [chosen, setMinutes] = useState<number | null>(() => readLength(account));
  const minutes = chosen ?? defaultSessionMinutes;
  const [open, { isLoading, error }] = useOpenSessionMutation();
  const page = `/classes/${class_.id}/sessions`;
  const endAfter = (length: number) => new Date(now + length * minuteMs).toISOString();

  const openSession = async () => {
    const { data } = await open({ classes_id: class_.id, end_time: endAfter(minutes) });
    if (!data) return;
    lastLength.remember(account, { minutes });
    onClose();
    void navigate(page);
  };

  const footer = (
    <>
      <Button onClick={onClose} disabled={isLoading}>
        {t('open.cancel')}
      </Button>
      <Button kind="primary" icon="play" busy={isLoading} onClick={() => void openSession()} data-autofocus>
        {t('open.confirm')}
      </Button>
    </>
  );

  return (
    <Dialog title={t('open.title', { name: class_.name })} onClose={onClose} busy={isLoading} footer={footer}>
      <p>{t('open.body', { count: class_.nb_students })}</p>
      <NoPackWarning classId={class_.id} />
      <RadioField
        name="minutes"
        label={t('open.length')}
        value={minutes}
        onChange={setMinutes}
        direction="column"
        options={durations.map((length) => ({
          value: length,
          label: t('open.until', { length, time: dates.time(endAfter(length)) }),
        }))}
      />
      {error && (
        <Banner
          tone="danger"
          action={
            asApiError(error)?.code === 'SESSION_ALREADY_OPEN' && (
              <LinkButton to={page} size="small">
                {t('follow')}
              </LinkButton>
            )
          }
        >
          {failure.text(error)}
        </Banner>
      )}
    </Dialog>
  );
}
