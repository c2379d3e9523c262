import { useUpdateRelationMutation, useUpdateUserMutation } from '@memocartes/shared-api/users.api';
import type { User } from '@memocartes/contract/users/users.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import {
  editSchema,
  FollowerFields,
  type FollowerValues,
  noFollower,
  type Relation,
  RelationFields,
  toRelation,
} from '../follower-form/index.ts';
import { Facts, FormPanel, usePanelForm } from '../panel-form/index.ts';
import { linkOf } from './links.ts';
import { usePageStudent } from './usePageStudent.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A follower changed in the panel: the address is read only, unless it is what they lack (decisions §1). */
export default function EditFollower({ follower }: { readonly follower: User }) {
  const { t } = useTranslation('followerPanel');
  const { t: tForm } = useTranslation('followerForm');
  const [update] = useUpdateUserMutation();
  const [relate] = useUpdateRelationMutation();
  const link = linkOf(follower, usePageStudent());
  const { authentication: account } = follower;
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
      if (email || !same(person(values), person(initial)))
        await update({ id: follower.id, ...person(values), ...email }).unwrap();
      if (link && !same(toRelation(values), toRelation(initial)))
        await relate({ user_id: follower.id, student_id: link.student.id, ...toRelation(values) }).unwrap();
    } catch (error) {
      toast.failure(t('edit_user_error'));
      throw error;
    }
  };
  const panel = usePanelForm<FollowerValues>({
    initial,
    schema: editSchema(tForm, link !== undefined),
    editing: true,
    save,
    saved: t('edit_user_success'),
    fieldOfCode: { EMAIL_TAKEN: 'email' },
  });
  const { form } = panel;
  return (
    <FormPanel title={t('editTitle')} form={panel}>
      {follower.is_incomplete && <Banner tone="warning">{t('completeHint')}</Banner>}
      <FollowerFields
        form={form}
        relation={
          link ? (
            <RelationFields form={form} />
          ) : (
            follower.student.length > 1 && <Facts facts={[[t('relation'), t('multiple')]]} />
          )
        }
      />
      <TextField
        {...fieldOf(form, 'email')}
        type="email"
        icon="mail"
        label={t('email')}
        readOnly={!!account.email}
        required={!account.email}
        hint={account.email ? t('emailFixed') : undefined}
      />
    </FormPanel>
  );
}
