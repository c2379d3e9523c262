import { secondFactorTexts } from '@memocartes/shared-features/account/second-factor/texts';
import { addTexts } from '@memocartes/shared-shell/i18n';
import { lazyPart } from '@memocartes/shared-ui/lazy';
import { Progress } from '@memocartes/shared-ui/progress';
import { useTranslation } from 'react-i18next';

import type { SecondStepKind } from './SecondStep.tsx';

// Few users need it, so it is loaded with its texts when a sign-in requires it.
const SecondStep = lazyPart(async () => {
  const [step] = await Promise.all([import('./SecondStep.tsx'), addTexts(secondFactorTexts)]);
  return step;
});

/** The second step of a sign-in: a code, or the first enrolment. Then continues to the portal. */
export function LazySecondStep({ kind }: { readonly kind: SecondStepKind }) {
  const { t } = useTranslation('public');
  return <SecondStep kind={kind} pending={<Progress label={t('secondStep.waiting')} />} />;
}
