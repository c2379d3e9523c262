import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import './classes.css';

type Props = {
  /** Id of the heading, which labels the list. */
  readonly id?: string;
  readonly classId: number;
  readonly hasStudents: boolean;
};

/** The heading above the students of a class, with a link to their printed labels. */
export function StudentsHeading({ id, classId, hasStudents }: Props) {
  const { t } = useTranslation('classes');
  return (
    <div className="classes__head">
      <h2 id={id}>{t('studentsTitle')}</h2>
      {hasStudents && (
        <LinkButton kind="quiet" icon="print" to={`/classes/${classId}/slips`}>
          {t('nameLabels')}
        </LinkButton>
      )}
    </div>
  );
}
