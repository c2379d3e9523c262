import type { School } from '@memocartes/contract/schools/schools.routes';
import { fictiveId } from '@memocartes/contract/users/people';
import { personName } from '@memocartes/shared-ui/avatar';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';
import { useTranslation } from 'react-i18next';

import type { ClassCodes } from './byClass.ts';

type Props = ClassCodes & { readonly school: School };

/** The printed page of a class: its students with level and code. */
export function ClassSheet({ school, class_, students }: Props) {
  const { t } = useTranslation('codes');
  const name = class_?.name ?? t('withoutClass');
  const facts = [
    class_?.level,
    t('nbStudents', { count: students.length }),
    class_?.teachers.map(personName).join(', '),
  ];
  return (
    <article className="print-page__sheet codes__sheet" aria-label={name}>
      <header className="codes__head">
        <h2>{name}</h2>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p>
          {school.name} · {t('schoolCode', { code: school.code })}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col" className="codes__number">
              {t('number')}
            </th>
            <th scope="col">{t('student')}</th>
            <th scope="col">{t('level')}</th>
            <th scope="col">{t('code')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map((student, i) => (
            <tr key={student.id}>
              <td className="codes__number">{i + 1}</td>
              <th scope="row">
                <span className="codes__student">
                  <ChildPicture picture={student.picture} size={22} />
                  {personName(student)}
                </span>
              </th>
              <td>{student.level ?? '–'}</td>
              <td className="codes__code">{fictiveId(student.id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="codes__note">{t('note')}</p>
    </article>
  );
}
