import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useCreateChatMutation } from '@memocartes/shared-api/chats.api';
import { useSelectStudentsQuery } from '@memocartes/shared-api/students.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { ComboField } from '@memocartes/shared-ui/combo-field';
import { PanelFrame } from '@memocartes/shared-ui/panel';
import { Stack } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { LoadError } from '../../load-error/index.ts';

/**
 * Students without an open conversation: a teacher's students, or a follower's children, who may be in several schools
 * [messaging.new].
 */
function useStudentsWithoutChat(name: string) {
  const { userId, schoolId } = useMe();
  const isFollower = useCan()('student:own-children');
  const filter = isFollower ? { users_pro_id: userId } : { teacher_id: userId, school_id: schoolId! };
  return useSelectStudentsQuery(
    { ...filter, no_chat: 'true', nb_items: maxPageSize, ...(name && { name }) },
    { refetchOnMountOrArgChange: true },
  );
}

/** Creates a conversation about a student, then opens it. */
export default function NewChatPanel() {
  const { t } = useTranslation('messaging');
  const { close } = usePanel();
  const can = useCan();
  if (can('messaging:use')) return <ChatForm />;
  return (
    <PanelFrame title={t('creation.title')} onClose={close}>
      <Banner tone="warning">{t('creation.noAccess')}</Banner>
    </PanelFrame>
  );
}

function ChatForm() {
  const { t } = useTranslation('messaging');
  const { close } = usePanel();
  // Teachers choose among students, followers among their children.
  const textKey = useCan()('student:own-children') ? 'creation.children' : 'creation.students';
  const navigate = useNavigate();
  const failure = useFailure();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const search = useStudentsWithoutChat(name);
  const { data, currentData, isFetching } = search;
  const options = (data?.students ?? []).map(({ id, name: label }) => ({ value: id, label }));
  // The only possible student is preselected [messaging.new].
  const onlyStudent = !name && currentData?.students.length === 1 ? currentData.students[0]!.id : null;
  const student = chosen ?? onlyStudent;
  // Before the students have loaded, nobody can be chosen or preselected.
  const isFirstLoad = isFetching && !data;
  const hasNoStudent = !name && currentData?.students.length === 0;
  const [create, { isLoading }] = useCreateChatMutation();

  const save = async () => {
    if (student === null) {
      setIsMissing(true);
      return;
    }
    const { data: chat, error: refused } = await create({ student_id: student });
    if (!chat) {
      failure.toast(
        refused,
        failure.changeText(refused, (reason) => t('creation.failed', { reason })),
      );
      return;
    }
    toast.success(t('creation.created'));
    close();
    await navigate(`/messaging/${chat.id}`, { state: { isNew: true } });
  };

  if (hasNoStudent) {
    return (
      <PanelFrame title={t('creation.title')} onClose={close}>
        <Banner>{t(`${textKey}.none`)}</Banner>
      </PanelFrame>
    );
  }

  return (
    <PanelFrame
      title={t('creation.title')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('creation.cancel')}</Button>
          <Button kind="primary" busy={isLoading || isFirstLoad} onClick={() => void save()}>
            {t('creation.create')}
          </Button>
        </>
      }
    >
      <Stack>
        {isMissing && <Banner tone="warning">{t(`${textKey}.required`)}</Banner>}
        <LoadError {...search} data={currentData} />
        <ComboField
          name="student_id"
          label={t(`${textKey}.label`)}
          hint={t(`${textKey}.hint`)}
          required
          value={student}
          options={options}
          loading={isFetching}
          onSearch={setName}
          onChange={(next) => {
            setChosen(next);
            setIsMissing(false);
          }}
        />
      </Stack>
    </PanelFrame>
  );
}
