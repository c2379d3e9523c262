import type { Account } from '@memocartes/contract/auth/auth.routes';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { withCapitalisedNames } from '@memocartes/contract/fields/names';
import { phoneProblem } from '@memocartes/contract/fields/phone';
import { useUpdateAccountMutation } from '@memocartes/shared-api/auth.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { useVersions } from '@memocartes/shared-shell/versions';
import { Avatar, personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { fieldOf, PhoneField, TextField } from '@memocartes/shared-ui/fields';
import { Card, FormColumns, Row, Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PageForm } from '../../page-form/index.ts';
import { formDraft, useUnsaved } from '../../unsaved/index.ts';
import { OwnAvatarDialog } from '../avatar/index.ts';
import { accountValues, toChanges, userInfoSchema, type UserInfoValues, userInfoValues } from './userInfo.form.ts';

/** One's own picture, name and phone; the address is read-only. */
export function UserInfoTab() {
  const { t } = useTranslation('accountSettings');
  const me = useMe();
  const failure = useFailure();
  const [update] = useUpdateAccountMutation();
  const [isPicking, setIsPicking] = useState(false);
  const [failed, setFailed] = useState<string>();
  // A school admin may change the account at the same time.
  const versions = useVersions<UserInfoValues>({
    version: me.version,
    read: (current) => ({ values: accountValues(current as Account), version: (current as Account).version }),
    fields: (['firstname', 'lastname', 'phone'] as const).map((name) => ({ name, label: t(`user.${name}`) })),
    stored: withCapitalisedNames,
  });
  const form = useFormik({
    initialValues: userInfoValues(me),
    validationSchema: userInfoSchema(t, me),
    onSubmit: async (values, actions) => {
      setFailed(undefined);
      if (!toChanges(values, form.initialValues)) return void toast.info(t('noChange'));
      try {
        const saved = await versions.save(form, values, (ownValues, { values: before, version }) =>
          update({ id: me.id, ifVersion: version, ...toChanges(ownValues, before) }).unwrap(),
        );
        if (!saved) return;
        versions.setVersion(saved.response.version);
        form.resetForm({ values: accountValues(saved.response) });
        toast.success(t('user.saved'));
      } catch (error) {
        setFailed(failure.toForm(error, actions));
      }
    },
  });
  useUnsaved(form.dirty, { draft: formDraft('user-info', form, { versions }) });

  return (
    <Card>
      <PageForm busy={form.isSubmitting} onSubmit={form.handleSubmit}>
        <Stack gap={5}>
          <Row gap={4}>
            <Avatar name={personName(me)} src={documentUrl(me.avatar)} size={88} alone />
            <Button icon="image" onClick={() => setIsPicking(true)}>
              {t('user.picture')}
            </Button>
          </Row>
          <FormColumns>
            <TextField {...fieldOf(form, 'firstname')} label={t('user.firstname')} autoComplete="given-name" required />
            <TextField {...fieldOf(form, 'lastname')} label={t('user.lastname')} autoComplete="family-name" required />
            <PhoneField
              {...fieldOf(form, 'phone')}
              label={t('user.phone')}
              required={phoneProblem(me.role, null) !== undefined}
            />
            <TextField
              {...fieldOf(form, 'email')}
              label={t('user.email')}
              hint={t('user.emailHint')}
              type="email"
              readOnly
            />
          </FormColumns>
          {failed && <Banner tone="danger">{failed}</Banner>}
          <div>
            <Button type="submit" kind="primary" busy={form.isSubmitting}>
              {t('save')}
            </Button>
          </div>
        </Stack>
      </PageForm>
      {versions.dialog}
      {isPicking && <OwnAvatarDialog onClose={() => setIsPicking(false)} />}
    </Card>
  );
}
