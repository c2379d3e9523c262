import { useGetClassQuery } from '@memocartes/shared-api/classes.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { personName } from '@memocartes/shared-ui/avatar';
import { LinkButton } from '@memocartes/shared-ui/button';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { PrintPage } from '../../printed-slips/index.ts';
import './class-slips.css';

/** A longer first name is printed smaller, so that all labels have one height and six rows fit on a page. */
const maxLargeName = 14;

/**
 * `/classes/:id/slips`: a printed name label for each active student of a class, with the picture shown on tablets; not
 * an invitation slip.
 */
export default function ClassSlipsPage() {
  const { t } = useTranslation('classSlips');
  const id = useIdParam();
  const query = useGetClassQuery(id === undefined ? skipToken : { id });
  const present = query.data?.students.filter(({ status }) => status === 'ACTIVE') ?? [];
  return (
    <PrintPage
      title={query.data ? t('titleOf', { name: query.data.name }) : t('title')}
      intro={t('intro')}
      back={
        <LinkButton to={`/classes/${id}`} icon="arrow-left">
          {t('back')}
        </LinkButton>
      }
      print={present.length > 0 ? t('print') : undefined}
    >
      <Loaded {...query} waiting={<Loading height={480} />}>
        {({ name }) =>
          present.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <ul className="print-page__sheet class-slips__sheet" aria-label={t('titleOf', { name })}>
              {present.map((student) => (
                <li key={student.id}>
                  <ChildPicture picture={student.picture} size={104} />
                  <span>
                    <strong className={student.firstname.length > maxLargeName ? 'class-slips__long' : undefined}>
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
