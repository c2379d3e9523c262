import { useCan } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { useUndo } from '../../bulk-operations/useUndo.tsx';

type Props = {
  /** The import to continue or undo. */
  readonly operation: number;
  /** Continues with another file of the same school. */
  readonly onNext?: (operation: number) => void;
  /** Called once the import is undone. */
  readonly onUndone: () => void;
};

/** What can be done after an import: another file, or undo. */
export function ImportNext({ operation, onNext, onUndone }: Props) {
  const { t } = useTranslation('studentImport');
  const undo = useUndo();
  const can = useCan();
  return (
    <>
      {onNext && (
        <Row justify="space-between">
          <span>{t(can('user:import') ? 'nextHint' : 'nextHintFollowers')}</span>
          <Button icon="file" onClick={() => onNext(operation)}>
            {t('next')}
          </Button>
        </Row>
      )}
      <Row justify="space-between">
        <span>{t('undoHint')}</span>
        <Button icon="rotate-left" onClick={async () => (await undo({ id: operation, kind: 'IMPORT' })) && onUndone()}>
          {t('undo')}
        </Button>
      </Row>
    </>
  );
}
