import { hasLeft } from '@memocartes/contract/students/student-status';
import { useGetClassQuery } from '@memocartes/shared-api/classes.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { personName } from '@memocartes/shared-ui/avatar';
import { LinkButton } from '@memocartes/shared-ui/button';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { PrintPage } from '../../print-page/index.ts';
import './name-labels.css';

/** A longer first name is printed smaller, so that all labels have one height and six rows fit on a page. */
const maxLargeName = 14;

/** `/classes/:id/slips`: a printed name label for each active student of a class, with the picture shown on tablets. */
export default function NameLabelsPage() {
  const { t } = useTranslation('nameLabels');
  const id = useIdParam();
  const query = useGetClassQuery(id === undefined ? skipToken : { id });
  const activeStudents = query.data?.students.filter((student) => !hasLeft(student)) ?? [];
  return (
    <PrintPage
      title={query.data ? t('titleOf', { name: query.data.name }) : t('title')}
      intro={t('intro')}
      back={
        <LinkButton to={`/classes/${id}`} icon="arrow-left">
          {t('back')}
        </LinkButton>
      }
      print={activeStudents.length > 0 ? t('print') : undefined}
    >
      <Loaded {...query} waiting={<Loading height={480} />}>
        {({ name }) =>
          activeStudents.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <ul className="print-page__sheet name-labels__sheet" aria-label={t('titleOf', { name })}>
              {activeStudents.map((student) => (
                <li key={student.id}>
                  <ChildPicture picture={student.picture} size={104} />
                  <span>
                    <strong className={student.firstname.length > maxLargeName ? 'name-labels__long' : undefined}>
                      {student.firstname}
                    </strong>
                    <small>{personName({ firstname: '', lastname: student.lastname })}</small>
                    <small>{name}</small>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </PrintPage>
  );
}
