import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import type { StudentWeek } from '@memocartes/contract/student-week/student-week.routes';
import { Person, personName } from '@memocartes/shared-ui/avatar';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/** Teachers of the child's class, with one link to write to them if the school has messaging [families.write]. */
export function Teachers({ week: { student, teachers, has_messaging } }: { readonly week: StudentWeek }) {
  const { t } = useTranslation('childWeek');
  if (!student.class_) return null;
  const [only] = teachers;
  return (
    <Card className="week-teachers">
      <h3>{t('teachers.title')}</h3>
      {teachers.length === 0 && <p className="child-week__soft">{t('teachers.none')}</p>}
      {teachers.length > 0 && (
        <ul>
          {teachers.map((teacher) => (
            <li key={teacher.id}>
              <Person name={personName(teacher)} src={documentUrl(teacher.avatar?.id)} size={40} />
            </li>
          ))}
        </ul>
      )}
      {has_messaging && only && (
        <LinkButton to={`/messaging?student=${student.id}`} icon="message" kind="primary" block>
          {teachers.length === 1 ? t('teachers.write', { name: personName(only) }) : t('teachers.writeAll')}
        </LinkButton>
      )}
    </Card>
  );
}
