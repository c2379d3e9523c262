import type { Class } from '@memocartes/contract/classes/classes.routes';
import { Can } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { classSubject } from '../classes/subject.ts';
import { ImportStudents, type ImportStudentsProps } from '../import-students/index.ts';
import { EditClass } from './EditClass.tsx';

type Props = {
  readonly class_: Class;
  /** `secondary` where the page has another first act. */
  readonly importKind?: ImportStudentsProps['kind'];
};

/** What who administers a school does with a class from its page: its students come from a file or are placed, its name is changed. */
export function ClassActions({ class_, importKind }: Props) {
  const { t } = useTranslation('classActs');
  const on = classSubject(class_);
  return (
    <>
      <LinkButton to={`/my-school/codes?class=${class_.id}`} icon="print">
        {t('codes')}
      </LinkButton>
      <Can do="student:place" on={on}>
        <LinkButton to={`/schools/assignment?from=${class_.id}`} icon="assign">
          {t('assign')}
        </LinkButton>
      </Can>
      <EditClass class_={class_} />
      <ImportStudents kind={importKind} schoolId={class_.schools_id} class_={class_} />
    </>
  );
}
