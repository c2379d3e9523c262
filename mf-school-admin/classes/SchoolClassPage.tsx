import type { Class } from '@memocartes/contract/classes/classes.routes';
import { EditClass } from '@memocartes/shared-features/class-acts';
import { classSubject, ClassPage } from '@memocartes/shared-features/classes';
import { ImportStudents } from '@memocartes/shared-features/import-students';
import { Can } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

/** A class of the manager's school: its name and teachers are changed, its pupils come from a file or are placed here. */
export default function SchoolClassPage() {
  return (
    <ClassPage
      scope="school"
      actions={(class_) => <ClassActions class_={class_} />}
      emptyAction={(class_) => <ImportStudents schoolId={class_.schools_id} class_={class_} />}
    />
  );
}

function ClassActions({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('schoolClasses');
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
      <ImportStudents schoolId={class_.schools_id} class_={class_} />
    </>
  );
}
