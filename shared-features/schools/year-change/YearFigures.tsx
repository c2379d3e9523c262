import type { YearCounts } from '@memocartes/contract/year-change/year-change.routes';
import { Grid } from '@memocartes/shared-ui/stack';
import { Stat } from '@memocartes/shared-ui/stat';
import { useTranslation } from 'react-i18next';

const figures = ['up', 'repeat', 'leave', 'to_place', 'no_level'] as const;

/** The counts of the year change. */
export function YearFigures({ counts }: { readonly counts: YearCounts }) {
  const { t } = useTranslation('yearChange');
  return (
    <Grid min={180}>
      {figures.map((figure) => (
        <Stat key={figure} label={t(`figure.${figure}`)} value={counts[figure]} hint={t(`figureHint.${figure}`)} />
      ))}
    </Grid>
  );
}
