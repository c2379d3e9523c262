import { SessionsList } from '@memocartes/shared-features/sessions/list';

/** `/schools/sessions`: the school's sessions, in the period given in the address. */
export default function SessionsPage() {
  return (
    <SessionsList
      pageOf={({ id, classes_id, status }) =>
        status === 'ACTIVE' ? `/classes/${classes_id}/sessions` : `/classes/${classes_id}/sessions?session=${id}`
      }
    />
  );
}
