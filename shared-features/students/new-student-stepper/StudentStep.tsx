import { useCan } from '@memocartes/shared-shell/session';
import { reportUnreadable } from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { AvatarField } from '../../account/avatar/index.ts';
import { showFirstInvalid } from '../../panel-form/index.ts';
import { ClassField } from '../form/ClassField.tsx';
import { PhysicalCardsField } from '../form/PhysicalCardsField.tsx';
import { StudentFields } from '../form/StudentFields.tsx';
import { useSchoolClasses } from '../form/useSchoolClasses.ts';
import { StudentSeats } from './StudentSeats.tsx';
import type { Steps } from './useSteps.ts';

type Props = { readonly steps: Steps; readonly schoolId: number | undefined };

/** First step: the student. */
export function StudentStep({ steps, schoolId }: Props) {
  const { t } = useTranslation('studentPanel');
  const can = useCan();
  const { form, avatar, setAvatar } = steps;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (!reportUnreadable(element)) await steps.next();
    requestAnimationFrame(() => showFirstInvalid(element));
  };

  return (
    <form id="student-step" data-autofocus noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <StudentSeats schoolId={schoolId} />
        <AvatarField
          person={form.values}
          avatar={null}
          draft={avatar}
          canEdit={can('student:avatar', { schoolId })}
          hint={t('avatarHint')}
          save={async (data) => setAvatar(data)}
          remove={async () => setAvatar(null)}
        />
        <StudentFields
          form={form}
          first={<PhysicalCardsField form={form} schoolId={schoolId} />}
          class_={<ClassField form={form} {...useSchoolClasses(schoolId)} />}
        />
      </Stack>
    </form>
  );
}
