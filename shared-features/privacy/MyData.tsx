import type { ConsentList } from '@memocartes/contract/privacy/privacy.routes';
import { useGetNoticeQuery, useListConsentsQuery, useSetConsentMutation } from '@memocartes/shared-api/privacy.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can, useCan, useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { SwitchField } from '@memocartes/shared-ui/fields';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ExportData } from './ExportData.tsx';

/**
 * The user's own data: exports for themselves and their children, consents, and a link to the register or the privacy
 * notice [privacy.export] [students.photo-consent].
 */
export function MyData() {
  const { t } = useTranslation('privacy');
  const me = useMe();
  const can = useCan();
  const dates = useDates();
  const { data: notice } = useGetNoticeQuery();

  return (
    <Stack gap={5}>
      <Card title={t('mine.title')}>
        <Stack align="start">
          <p>{t('mine.intro')}</p>
          <ExportData type="USER" id={me.id_user} on={{ authorId: me.id, schoolId: me.school_id }} />
        </Stack>
      </Card>
      <Can do="student:own-children">
        <Children />
      </Can>
      <Card title={t('notice.title')}>
        <Stack align="start">
          {notice?.date_acknowledged && <p>{t('notice.read', { date: dates.instant(notice.date_acknowledged) })}</p>}
          <LinkButton
            to={
              can('audit:view', { schoolId: me.school_id }) && me.school_id ? '/my-school/privacy' : '/confidentialite'
            }
          >
            {t('notice.more')}
          </LinkButton>
        </Stack>
      </Card>
    </Stack>
  );
}

function Children() {
  const { t } = useTranslation('privacy');
  const me = useMe();
  const consents = useListConsentsQuery();
  return (
    <Card title={t('children.title')}>
      <Loaded {...consents} waiting={<Loading lines={4} />}>
        {({ consents: children }) =>
          children.length === 0 ? (
            <p>{t('children.none')}</p>
          ) : (
            <Stack gap={5}>
              {children.map((child) => (
                <Stack key={child.student.id} align="start">
                  <h3>{personName(child.student)}</h3>
                  <PhotoConsent child={child} />
                  <ExportData type="STUDENT" id={child.student.id} on={{ followerIds: [me.id_user] }} />
                </Stack>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}

/**
 * The consent to a photo of a child, and a button that opens the panel in which the photo is chosen
 * [students.photo-consent].
 */
function PhotoConsent({ child }: { readonly child: ConsentList['consents'][number] }) {
  const { t } = useTranslation('privacy');
  const failure = useFailure();
  const { open } = usePanel();
  const [set, { isLoading }] = useSetConsentMutation();
  const { student, kind, is_granted } = child;
  // The switch moves before the server has responded, so that nobody taps it again and withdraws the consent.
  // It keeps showing what was saved if the list cannot be read again.
  const [choice, setChoice] = useState<{ readonly granted: boolean; readonly before: boolean | null }>();
  if (choice && choice.before !== is_granted) setChoice(undefined);

  const isGranted = choice?.granted ?? is_granted === true;

  const grant = async () => {
    setChoice({ granted: true, before: is_granted });
    const { error } = await set({ id: student.id, kind, is_granted: true });
    if (!error) return;
    setChoice(undefined);
    failure.toast(error);
  };
  const change = (granted: boolean) => {
    if (isLoading) return;
    if (granted) return void grant();
    const save = async () => {
      await set({ id: student.id, kind, is_granted: false }).unwrap();
      setChoice({ granted: false, before: is_granted });
      toast.success(t('children.withdrawn', { name: student.firstname }));
    };
    void confirm({
      title: t('children.withdrawTitle', { name: personName(student) }),
      lost: t('children.withdrawLost'),
      tone: 'danger',
      confirmLabel: t('children.withdraw'),
      action: save,
      failure: failure.text,
    });
  };

  return (
    <>
      <SwitchField
        name={`photo-${student.id}`}
        label={t('children.photo', { name: student.firstname })}
        hint={t('children.photoHint')}
        value={isGranted}
        onChange={change}
      />
      {isGranted && (
        <Button icon="image" onClick={() => open('student', 'VIEW', { itemId: student.id })}>
          {t('children.choosePhoto', { name: student.firstname })}
        </Button>
      )}
    </>
  );
}
