import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import type { Child } from '@memocartes/contract/students/students.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { TextLink } from '@memocartes/shared-ui/button';
import { StudentAvatar } from '@memocartes/shared-ui/child-picture';
import { useTranslation } from 'react-i18next';

import './children.css';

type Props = { readonly students: readonly Child[]; readonly current: number };

/** Links to the weeks of the follower's children; hidden if the only child is shown [families.own-children]. */
export function ChildSwitcher({ students, current }: Props) {
  const { t } = useTranslation('childWeek');
  if (students.length < 2 && students[0]?.id === current) return null;
  // Only first names are shown, unless two children share a first name.
  const isShared = ({ firstname }: Child) => students.filter((item) => item.firstname === firstname).length > 1;
  return (
    <nav aria-label={t('children')} className="child-switcher">
      <ul>
        {students.map((child) => (
          <li key={child.id}>
            <TextLink to={`/my-childrens/${child.id}`} aria-current={child.id === current ? 'page' : undefined}>
              <StudentAvatar
                name={personName(child)}
                photo={documentUrl(child.avatar?.id)}
                picture={child.picture}
                size={32}
              />
              <span>{isShared(child) ? `${personName(child)} · ${child.school.name}` : child.firstname}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
