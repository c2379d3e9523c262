import { secondFactorTexts } from '@memocartes/shared-features/account/second-factor/texts';
import { addTexts } from '@memocartes/shared-shell/i18n';
import { Progress } from '@memocartes/shared-ui/progress';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import type { SecondStepKind } from './SecondStep.tsx';

// Few people need it: it is fetched with its texts once a sign-in asks for it.
const SecondStep = lazy(async () => {
  const [step] = await Promise.all([import('./SecondStep.tsx'), addTexts(secondFactorTexts)]);
  return step;
});

/** The second step of a sign-in: a code, or a first enrolment. Goes on to the portal by itself. */
export function LazySecondStep({ kind }: { readonly kind: SecondStepKind }) {
  const { t } = useTranslation('public');
  return (
    <Suspense fallback={<Progress label={t('secondStep.waiting')} />}>
      <SecondStep kind={kind} />
    </Suspense>
  );
}
