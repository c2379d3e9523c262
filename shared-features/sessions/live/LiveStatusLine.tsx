import { useWatchSessionsQuery } from '@memocartes/shared-api/sessions.api';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import '../students/sessions.css';

/** Subscribes to the events of sessions while shown, and shows whether the connection is up [sessions.live]. */
export function LiveStatusLine() {
  const { t } = useTranslation('sessions');
  const { isUp = true, nb_cuts = 0 } = useWatchSessionsQuery().data ?? {};
  const state = !isUp ? 'cut' : nb_cuts ? 'back' : 'up';
  return (
    <p role="status" className={classes('session-line', `session-line--${state}`)}>
      {t(`line.${state}`)}
    </p>
  );
}
