import { useSelectStudentsQuery } from '@memocartes/shared-api/students.api';
import { ComboField } from '@memocartes/shared-ui/combo-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly schoolId: number | undefined;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
};

/** The pupil whose follower is added, where no page says it. */
export function ChooseStudent({ schoolId, value, onChange }: Props) {
  const { t } = useTranslation('followerPanel');
  const [name, setName] = useState('');
  const { data, isFetching } = useSelectStudentsQuery({ school_id: schoolId, name: name || undefined });
  return (
    <ComboField
      name="student"
      label={t('student')}
      required
      value={value}
      onChange={onChange}
      onSearch={setName}
      loading={isFetching}
      options={(data?.students ?? []).map((student) => ({ value: student.id, label: student.name }))}
    />
  );
}
