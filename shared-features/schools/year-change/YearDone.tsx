import type { YearChanged } from '@memocartes/contract/year-change/year-change.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { useUndo } from '../../bulk-operations/useUndo.tsx';
import { YearFigures } from './YearFigures.tsx';

type YearDoneProps = {
  readonly done: YearChanged;
  /** Link to the page where students without a class are placed. */
  readonly placing: string;
  readonly onUndone: () => void;
};

/** The result of the year change, the next step, and undo [year.undo]. */
export function YearDone({ done, placing, onUndone }: YearDoneProps) {
  const { t } = useTranslation('yearChange');
  const undo = useUndo();
  const operation = { id: done.operation_id, kind: 'YEAR_CHANGE' as const };
  return (
    <Stack gap={5}>
      <Banner
        tone="success"
        action={
          <Button icon="rotate-left" onClick={async () => (await undo(operation)) && onUndone()}>
            {t('undo')}
          </Button>
        }
      >
        {t('done')}
      </Banner>
      <YearFigures counts={done.counts} />
      {done.counts.to_place > 0 && (
        <Row>
          <LinkButton kind="primary" to={placing} icon="assign">
            {t('place', { count: done.counts.to_place })}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}
