import { useUpdateRelationMutation, useUpdateUserMutation } from '@memocartes/shared-api/users.api';
import type { User } from '@memocartes/contract/users/users.routes';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { changedFields } from '@memocartes/shared-shell/versions';
import { toast } from '@memocartes/shared-ui/toast';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import {
  editSchema,
  type FollowerValues,
  noFollower,
  type Relation,
  RelationFields,
  toRelation,
} from '../follower-form/index.ts';
import { Facts, FormPanel, usePanelForm } from '../panel-form/index.ts';
import { Identity, SharedIdentity } from './Identity.tsx';
import { identityOf, linkOf } from './links.ts';
import { usePageStudent } from './usePageStudent.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A follower changed in the panel: the address is read only, unless it is what they lack. Of a follower who belongs to another school too, only the
 * relationship to the own student is changed.
 */
export default function EditFollower({ follower }: { readonly follower: User }) {
  const { t } = useTranslation('followerPanel');
  const { t: tForm } = useTranslation('followerForm');
  const [update] = useUpdateUserMutation();
  const [relate] = useUpdateRelationMutation();
  const link = linkOf(follower, usePageStudent());
  const { authentication: account } = follower;
  const me = useMe();
  const ofPerson = useCan()('follower:edit-identity', identityOf(follower, me));
  const initial = useMemo<FollowerValues>(
    () => ({
      ...noFollower,
      email: account.email ?? '',
      lastname: account.lastname,
      firstname: account.firstname,
      phone: follower.phone ?? '',
      relation: (link?.relation as Relation | undefined) ?? null,
      relation_other: link?.relation_other ?? '',
    }),
    [account, follower.phone, link],
  );

  const save = async (values: FollowerValues) => {
    const person = ({ lastname, firstname, phone }: FollowerValues) => ({
      lastname: lastname.trim(),
      firstname: firstname.trim(),
      phone: phone.trim(),
    });
    const email = !account.email && { email: values.email.trim().toLowerCase() };
    try {
      const changes = { ...changedFields(person(initial), person(values)), ...email };
      if (ofPerson && Object.keys(changes).length) await update({ id: follower.id, ...changes }).unwrap();
      if (link && !same(toRelation(values), toRelation(initial)))
        await relate({ user_id: follower.id, student_id: link.student.id, ...toRelation(values) }).unwrap();
    } catch (error) {
      toast.failure(t('edit_user_error'));
      throw error;
    }
  };
  const panel = usePanelForm<FollowerValues>({
    initial,
    schema: editSchema(tForm, { ofPerson, ofLink: link !== undefined }),
    editing: true,
    save,
    saved: t('edit_user_success'),
    fieldOfCode: { EMAIL_TAKEN: 'email' },
  });
  const { form } = panel;
  const relation = link ? (
    <RelationFields form={form} />
  ) : (
    follower.student.length > 1 && <Facts facts={[[t('relation'), t('multiple')]]} />
  );
  return (
    <FormPanel title={t('editTitle')} form={panel}>
      {ofPerson ? (
        <Identity follower={follower} form={form} relation={relation} />
      ) : (
        <SharedIdentity follower={follower} />
      )}
      {!ofPerson && relation}
    </FormPanel>
  );
}
