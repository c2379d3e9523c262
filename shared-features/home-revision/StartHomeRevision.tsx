import { useOpenHomeMutation } from '@memocartes/shared-api/home.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { HomeChild } from './child.ts';

/**
 * The button that starts the child's revision on this device. Afterwards, the person returns to the child's week, which
 * shows the result [home-revision.start] [dashboards.follower-revision].
 */
export function StartHomeRevision({ studentId, name }: HomeChild) {
  const { t } = useTranslation('homeRevision');
  const navigate = useNavigate();
  const failure = useFailure();
  const [open, opening] = useOpenHomeMutation();

  const start = async () => {
    const { data, error } = await open({ id: studentId });
    if (error) failure.toast(error);
    if (data) void navigate('/device/home', { state: { back: `/my-childrens/${studentId}` } });
  };

  return (
    <Button
      kind="primary"
      icon="play"
      busy={opening.isLoading}
      aria-label={t('startOf', { name })}
      onClick={() => void start()}
    >
      {t('start')}
    </Button>
  );
}
