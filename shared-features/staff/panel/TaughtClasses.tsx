import { isTeacher } from '@memocartes/contract/permissions/roles';
import type { User } from '@memocartes/contract/users/users.routes';
import { Can } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { IconButton, TextLink } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { useRemoveTeacher } from '../../classes/panel/useRemoveTeacher.ts';

/** The classes of a teacher, each with a button to remove the teacher from it. Renders nothing for a school admin. */
export function TaughtClasses({ user }: { readonly user: User }) {
  const { t } = useTranslation('staffPanel');
  const removeTeacher = useRemoveTeacher();
  if (!isTeacher(user.authentication)) return null;
  const teacher = personName(user.authentication);
  return (
    <section>
      <h3>{t('classes')}</h3>
      {user.classes.length === 0 && <p>{t('noClass')}</p>}
      {user.classes.map(({ id, name, link_id }) => (
        <Row key={id} justify="space-between">
          <TextLink to={`/classes/${id}`}>{name}</TextLink>
          <Can do="class:edit" on={{ schoolId: user.schools_id }}>
            <IconButton
              icon="close"
              size="small"
              label={t('takeFrom', { class: name })}
              onClick={() => void removeTeacher({ linkId: link_id, teacher, class_: name })}
            />
          </Can>
        </Row>
      ))}
    </section>
  );
}
