import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { phoneProblem } from '@memocartes/contract/people/phone';
import { useUpdateAccountMutation } from '@memocartes/shared-api/auth.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useMe } from '@memocartes/shared-shell/session';
import { Avatar, personName } from '@memocartes/shared-ui/avatar';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { fieldOf, PhoneField, TextField } from '@memocartes/shared-ui/fields';
import { Card, FormColumns, Row, Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { OwnAvatarDialog } from '../avatar/index.ts';
import { formDraft, useUnsaved } from '../panel-form/index.ts';
import { toChanges, userInfoSchema, userInfoValues } from './userInfo.form.ts';

/** Who one is: picture, name, phone; the address stays as it is (specification §5). */
export function UserInfoTab() {
  const { t } = useTranslation('params');
  const me = useMe();
  const failure = useFailure();
  const [update] = useUpdateAccountMutation();
  const [picking, setPicking] = useState(false);
  const [failed, setFailed] = useState<string>();
  const form = useFormik({
    initialValues: userInfoValues(me),
    validationSchema: userInfoSchema(t, me),
    enableReinitialize: true,
    onSubmit: async (values, acts) => {
      setFailed(undefined);
      const changes = toChanges(values, me);
      if (!changes) return void toast.info(t('noChange'));
      try {
        await update({ id: me.id, ...changes }).unwrap();
        toast.success(t('user.saved'));
      } catch (error) {
        setFailed(failure.toForm(error, acts));
      }
    },
  });
  useUnsaved(form.dirty, { draft: formDraft('user-info', form) });
  return (
    <Card>
      <form noValidate onSubmit={form.handleSubmit}>
        <Stack gap={5}>
          <Row gap={4}>
            <Avatar name={personName(me)} src={documentUrl(me.avatar)} size={88} alone />
            <Button icon="image" onClick={() => setPicking(true)}>
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
      </form>
      {picking && <OwnAvatarDialog onClose={() => setPicking(false)} />}
    </Card>
  );
}
