import { useFailure } from '@memocartes/shared-shell/errors';
import { useTranslation } from 'react-i18next';

import { isUnreachable } from './lastData.ts';

/** Returns a function that gives the text of a failure; without network, it asks the student to wait and try again. */
export function useStepFailure(): (error: unknown) => string {
  const { t } = useTranslation('device');
  const failure = useFailure();
  return (error) => (isUnreachable(error) ? t('offline.start') : failure.text(error));
}
