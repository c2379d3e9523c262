import type { User } from '@memocartes/contract/users/users.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { TextLink } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { useRelationText } from '../form/useRelationText.ts';

/** The children of a follower, with links to their pages. */
export function Children({ follower }: { readonly follower: Pick<User, 'student'> }) {
  const { t } = useTranslation('followerPanel');
  const relation = useRelationText();
  return (
    <section>
      <h3>{t('children')}</h3>
      {follower.student.length === 0 ? (
        <p>{t('noChild')}</p>
      ) : (
        <ul>
          {follower.student.map((link) => (
            <li key={link.student.id}>
              <TextLink to={`/students/${link.student.id}`}>{personName(link.student)}</TextLink> ·{' '}
              {[relation(link), link.student.has_left ? t('leftSchool') : link.student.class_?.name]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
