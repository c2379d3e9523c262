import { capitalise } from '@memocartes/contract/fields/names';
import { personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { useTranslation } from 'react-i18next';

import type { Steps } from './useSteps.ts';

/**
 * Shown when the student was created but a later request failed: what was saved, what was not, and why
 * [students.save-partly].
 */
export function PartialResult({ steps }: { readonly steps: Steps }) {
  const { t } = useTranslation('studentPanel');
  const { progress, form, follower } = steps;
  const { firstname, lastname } = form.values;
  const name = follower.draft?.name ?? '';
  const savedParts = [
    t('partial.student', { name: personName({ firstname: capitalise(firstname), lastname }) }),
    progress.avatar === 'done' && t('partial.avatar'),
    progress.follower === 'done' && t('partial.follower', { name }),
  ].filter(Boolean);
  const missing = [
    progress.follower === 'failed' && t('partial.noFollower', { name }),
    progress.avatar === 'failed' && t('partial.noAvatar'),
  ].filter(Boolean);

  return (
    <Banner tone="warning">
      <p>{t('partial.done', { what: savedParts.join(', ') })}</p>
      {missing.length > 0 && <p>{t('partial.missing', { what: missing.join(', ') })}</p>}
      {[...new Set(progress.reasons)].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Banner>
  );
}
