import type { School } from '@memocartes/contract/schools/schools.routes';
import { Seats } from '@memocartes/shared-ui/seats';
import { Grid } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/**
 * The seats of a school, used and in total [schools.limit-boxes] [schools.limit-teachers] [schools.limit-students]
 * [schools.limit-classes].
 */
export function SchoolSeats({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolDetails');
  const { limits } = school;
  return (
    <Grid min={200} gap={5}>
      <Seats label={t('students')} used={school.nb_students} bought={limits.students} />
      {/* An independent teacher always takes their only seat, so « Plus aucune place » would be a false warning. */}
      {!school.is_master && <Seats label={t('teachers')} used={school.nb_teachers} bought={limits.teachers} />}
      <Seats label={t('classes')} used={school.nb_classes} bought={limits.classes} />
      {school.nb_physical_boxes > 0 && (
        <Seats label={t('boxes')} used={school.nb_students_phygital} bought={school.nb_physical_boxes} />
      )}
    </Grid>
  );
}
