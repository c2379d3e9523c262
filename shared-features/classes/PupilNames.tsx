import type { Class } from '@memocartes/contract/classes/classes.routes';
import { Person, personName } from '@memocartes/shared-ui/avatar';
import { TextLink } from '@memocartes/shared-ui/button';
import { Tag } from '@memocartes/shared-ui/tag';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { pupilRows, sortPupils } from './pupils.ts';
import './classes.css';

/** The students of a class that has not revised yet: their names alone, each leading to the student. */
export function PupilNames({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('classes');
  const id = useId();
  const students = sortPupils(pupilRows(class_, undefined), { by: 'name', dir: 'asc' });
  const levels = new Set(students.map(({ level }) => level));
  return (
    <section className="classes__pupils">
      <h2 id={id}>{t('pupils')}</h2>
      <ul className="classes__names" aria-labelledby={id}>
        {students.map((student) => (
          <li key={student.id}>
            <TextLink to={`/students/${student.id}`}>
              <Person name={personName(student)} src={student.avatar && `/api/documents/${student.avatar.id}`} />
            </TextLink>
            {levels.size > 1 && <small>{student.level}</small>}
            {student.demo_mode && <Tag tone="warning">{t('demo')}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  );
}
