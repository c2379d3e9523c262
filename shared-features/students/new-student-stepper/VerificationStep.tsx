import { capitalise } from '@memocartes/contract/fields/names';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Avatar } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { useRelationText } from '../../followers/form/index.ts';
import { DescriptionList } from '../../panel-form/index.ts';
import { useSchoolClasses } from '../form/useSchoolClasses.ts';
import { PartialResult } from './PartialResult.tsx';
import type { Steps } from './useSteps.ts';

type Props = { readonly steps: Steps; readonly schoolId: number | undefined };

const draftTextKeys = { attach: 'attached', request: 'requested', new: 'newFollower' } as const;

/** Third step: all entered values, read-only, before they are saved. */
export function VerificationStep({ steps, schoolId }: Props) {
  const { t } = useTranslation('studentPanel');
  const dates = useDates();
  const relation = useRelationText();
  const { classes } = useSchoolClasses(schoolId);
  const { is_phygital, lastname, firstname, gender, birthdate, level, classes_id } = steps.form.values;
  const { draft } = steps.follower;

  return (
    <Stack gap={4}>
      {steps.created && <PartialResult steps={steps} />}
      {steps.avatar && <Avatar name={capitalise(firstname)} src={steps.avatar} size={88} alone />}
      <DescriptionList
        items={[
          [t('lastname'), capitalise(lastname)],
          [t('firstname'), capitalise(firstname)],
          [t('gender'), gender && t(`genders.${gender}`)],
          [t('birthdate'), birthdate && dates.day(birthdate)],
          [t('level'), level ?? (classes_id !== null && t('levelOfClass'))],
          [t('class'), classes_id === null ? t('noClass') : classes.find(({ id }) => id === classes_id)?.name],
          [t('phygital'), t(is_phygital ? 'yes' : 'no')],
        ]}
      />
      <section>
        <h4>{t('steps.followers')}</h4>
        {draft ? (
          <DescriptionList
            items={[
              [t(draftTextKeys[draft.kind]), draft.name],
              [t('relation'), relation({ relation_other: null, ...draft.relation })],
              ...(draft.kind === 'request' ? [] : [[t('email'), draft.email] as const]),
              ...(draft.kind === 'new' ? [[t('phone'), draft.phone] as const] : []),
            ]}
          />
        ) : (
          <p>{t('skipped')}</p>
        )}
      </section>
      {steps.failed && <Banner tone="danger">{steps.failed}</Banner>}
    </Stack>
  );
}
