import type { HistoryEntity } from '@memocartes/contract/history/history.routes';
import type { Subject } from '@memocartes/contract/permissions/permissions';
import { Can } from '@memocartes/shared-shell/session';
import { useTranslation } from 'react-i18next';

import { HistoryPage } from './HistoryPage.tsx';
import './history.css';

export type HistoryProps = {
  readonly entityType: HistoryEntity;
  readonly entityId: number;
  /** The entity as subject of the permission table. */
  readonly on: Subject;
};

/**
 * The history of an entity: who changed what and when, the latest first. Renders nothing without permission
 * [history.changes] [history.visible].
 */
export function History({ entityType, entityId, on }: HistoryProps) {
  const { t } = useTranslation('history');
  return (
    <Can do="history:view" on={on}>
      <section className="history">
        <h3>{t('title')}</h3>
        <HistoryPage key={`${entityType} ${entityId}`} entityType={entityType} entityId={entityId} page={1} />
      </section>
    </Can>
  );
}
