import type { User } from '@memocartes/contract/users/users.routes';
import { useUpdateRelationMutation, useUpdateUserMutation } from '@memocartes/shared-api/users.api';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { changedFields, type Opened } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import { DescriptionList, FormPanel, usePanelForm } from '../../panel-form/index.ts';
import { editSchema, followerValues, toPersonChanges } from '../form/editFollower.form.ts';
import { Identity, SharedIdentity } from '../form/Identity.tsx';
import { type FollowerValues, RelationFields, toRelation } from '../form/index.ts';
import { useVersionedFollower } from '../form/useVersionedFollower.ts';
import { identitySubjectOf, linkOf } from './links.ts';
import { usePageStudent } from './usePageStudent.ts';

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Edits a follower in the panel. The address is read-only unless it is missing, or the invitation did not arrive there
 * [accounts.email-read-only]. If the follower also belongs to another school, only the relationship to this school's
 * student can be edited [followers.edited].
 */
export default function EditFollower({ follower }: { readonly follower: User }) {
  const { t } = useTranslation('followerPanel');
  const { t: tForm } = useTranslation('followerForm');
  const [update] = useUpdateUserMutation();
  const [relate] = useUpdateRelationMutation();
  const studentId = usePageStudent();
  const link = linkOf(follower, studentId);
  const me = useMe();
  const editsPerson = useCan()('follower:edit-identity', identitySubjectOf(follower, me));
  const valuesOf = (user: User) => followerValues(user, linkOf(user, studentId));

  const save = async (values: FollowerValues, { values: before, version }: Opened<FollowerValues>) => {
    const changes = changedFields(toPersonChanges(before), toPersonChanges(values));
    const isPersonChanged = editsPerson && Object.keys(changes).length > 0;
    if (isPersonChanged) await update({ id: follower.id, ifVersion: version, ...changes }).unwrap();
    if (!link || isEqual(toRelation(values), toRelation(before))) return;
    // The first request has already checked the version.
    const target = {
      user_id: follower.id,
      student_id: link.student.id,
      ...(!isPersonChanged && { ifVersion: version }),
    };
    await relate({ ...target, ...toRelation(values) }).unwrap();
  };

  const panel = usePanelForm<FollowerValues>({
    initial: valuesOf(follower),
    schema: editSchema(tForm, { editsPerson, editsRelationship: link !== undefined }),
    editing: true,
    versioned: useVersionedFollower(follower, valuesOf),
    save,
    saved: t('edit_user_success'),
    failedText: (reason) => t('edit_user_error', { reason }),
    fieldOfCode: { EMAIL_TAKEN: 'email' },
  });
  const { form } = panel;
  const relation = link ? (
    <RelationFields form={form} />
  ) : (
    follower.student.length > 1 && <DescriptionList items={[[t('relation'), t('multiple')]]} />
  );

  return (
    <FormPanel title={t('editTitle')} form={panel}>
      {editsPerson ? (
        <Identity follower={follower} form={form} relation={relation} />
      ) : (
        <SharedIdentity follower={follower} />
      )}
      {!editsPerson && relation}
    </FormPanel>
  );
}
