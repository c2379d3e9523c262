import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListChatsQuery } from '@memocartes/shared-api/chats.api';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Loading, SkeletonText } from '@memocartes/shared-ui/states';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens the conversation about a student, or the panel that creates it where there is none [families.write]. */
export function StudentChat({ studentId }: { readonly studentId: number }) {
  const navigate = useNavigate();
  const panel = usePanel();
  const { data, isError } = useListChatsQuery({ nb_items: maxPageSize }, { refetchOnMountOrArgChange: true });
  const chat = data?.chats.find(({ student, date_close }) => student.id === studentId && !date_close);
  const isKnown = data !== undefined || isError;
  const open = useEffectEvent(() => {
    void navigate(chat ? `/messaging/${chat.id}` : '/messaging', { replace: true });
    if (!chat && !isError) panel.open('message', 'ADD', { itemId: studentId });
  });
  useEffect(() => {
    if (isKnown) open();
  }, [isKnown]);
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  );
}
