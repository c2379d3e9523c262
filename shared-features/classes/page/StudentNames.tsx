import type { Class } from '@memocartes/contract/classes/classes.routes';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { personName } from '@memocartes/shared-ui/avatar';
import { TextLink } from '@memocartes/shared-ui/button';
import { StudentPerson } from '@memocartes/shared-ui/child-picture';
import { Tag } from '@memocartes/shared-ui/tag';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { sortStudents, studentRows } from './students.ts';
import { StudentsHeading } from './StudentsHeading.tsx';
import './classes.css';

/** The students of a class without cards: names with links. */
export function StudentNames({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('classes');
  const id = useId();
  const students = sortStudents(studentRows(class_, undefined), { by: 'name', dir: 'asc' });
  const levels = new Set(students.map(({ level }) => level));
  return (
    <section className="classes__students">
      <StudentsHeading id={id} classId={class_.id} hasStudents={students.length > 0} />
      <ul className="classes__names" aria-labelledby={id}>
        {students.map((student) => (
          <li key={student.id}>
            <TextLink to={`/students/${student.id}`}>
              <StudentPerson
                name={personName(student)}
                photo={documentUrl(student.avatar?.id)}
                picture={student.picture}
              />
            </TextLink>
            {levels.size > 1 && <small>{student.level}</small>}
            {student.demo_mode && <Tag tone="warning">{t('demo')}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  );
}
