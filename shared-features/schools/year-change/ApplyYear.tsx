import type { YearChanged, YearPreview } from '@memocartes/contract/year-change/year-change.routes';
import { useApplyYearChangeMutation, type YearChangeArgs } from '@memocartes/shared-api/year-change.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { StickyFoot } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import './year-change.css';

type ApplyYearProps = {
  readonly args: YearChangeArgs;
  readonly preview: YearPreview;
  /** Whether a new preview is being computed; `preview` is then outdated. */
  readonly busy: boolean;
  readonly onDone: (done: YearChanged) => void;
  /** Called when applying fails: the school may have changed since the preview. */
  readonly onStale: () => void;
};

/** Applies the previewed year change after a confirmation that shows what is deleted [year.preview]. */
export function ApplyYear({ args, preview, busy, onDone, onStale }: ApplyYearProps) {
  const { t } = useTranslation('yearChange');
  const failure = useFailure();
  const [apply] = useApplyYearChangeMutation();
  const { up, repeat, leave, tracking_lost: lost } = preview.counts;
  const nbStudents = up + repeat + leave;

  const ask = async () => {
    let done: YearChanged | undefined;
    await confirm({
      title: t('ask'),
      body: t('askBody', {
        up: t('nbUp', { count: up }),
        repeat: t('nbRepeat', { count: repeat }),
        leave: t('nbLeave', { count: leave }),
      }),
      lost: lost ? t('askLost', { count: lost }) : undefined,
      undoHint: t('askBack'),
      confirmLabel: t('apply'),
      action: async () => {
        done = await apply({ ...args, digest: preview.digest }).unwrap();
      },
      failure: (error) => {
        onStale();
        return failure.text(error);
      },
    });
    if (done) onDone(done);
  };

  return (
    <StickyFoot>
      <span role="status">{lost ? t('lostFoot', { count: lost }) : t('nothingLost')}</span>
      <Button kind="primary" icon="check" disabled={nbStudents === 0} busy={busy} onClick={() => void ask()}>
        {t('apply')}
      </Button>
    </StickyFoot>
  );
}
