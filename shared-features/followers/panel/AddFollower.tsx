import { useGetStudentQuery } from '@memocartes/shared-api/students.api';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { personName } from '@memocartes/shared-ui/avatar';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { FormPanel, usePanelForm } from '../../panel-form/index.ts';
import {
  addSchema,
  FollowerSearch,
  type FollowerValues,
  noFollower,
  toDraft,
  useFollowerSearch,
  useSaveFollower,
} from '../form/index.ts';
import { usePageStudent } from './usePageStudent.ts';

type Props = {
  /** The student that the follower is added to; by default, the student of the page. */
  readonly studentId: number | null;
};

/**
 * Searches for a follower by e-mail address, then adds them to a student: attaches them, sends an attach request, or
 * creates them [followers.added].
 */
export default function AddFollower({ studentId: requestedStudentId }: Props) {
  const { t } = useTranslation('followerPanel');
  const { t: tForm } = useTranslation('followerForm');
  const pageStudentId = usePageStudent();
  const studentId = requestedStudentId ?? pageStudentId;
  const student = useGetStudentQuery(studentId ? { id: studentId } : skipToken).data;
  const ownSchoolId = useSchoolId();
  const schoolId = student?.schools_id ?? ownSchoolId;
  const search = useFollowerSearch(schoolId);
  const saveFollower = useSaveFollower();

  const save = async (values: FollowerValues) => {
    const draft = toDraft(values, search.result);
    if (!draft || !studentId || schoolId === undefined) throw new Error(t('noStudent'));
    try {
      await saveFollower(draft, { studentId, schoolId });
    } catch (error) {
      // For example, the account of the address was created meanwhile.
      search.expire();
      throw error;
    }
  };

  const panel = usePanelForm<FollowerValues>({
    initial: noFollower,
    schema: addSchema(tForm, search.result),
    editing: false,
    save,
    onRestore: ({ email }) => void search.search(email),
    failedText: (reason) => t('error_add_follower', { reason }),
    saved: t(search.result?.kind === 'elsewhere' ? 'requestSent' : 'succes_add_follower'),
  });
  const { validateForm } = panel.form;
  // The validation schema depends on the search result.
  useEffect(() => void validateForm(), [search.result, validateForm]);

  const canAdd = search.result !== undefined && search.result.kind !== 'professional';

  return (
    <FormPanel title={t('addTitle')} form={panel} saveLabel={t('add')} refused={!canAdd || !studentId}>
      {student && <p>{t('forStudent', { name: personName(student) })}</p>}
      <FollowerSearch form={panel.form} search={search} />
    </FormPanel>
  );
}
