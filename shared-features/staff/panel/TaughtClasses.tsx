import { isTeacher } from '@memocartes/contract/permissions/roles';
import type { User } from '@memocartes/contract/users/users.routes';
import { useAddTeacherToClassMutation } from '@memocartes/shared-api/classes.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Can } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { IconButton, TextLink } from '@memocartes/shared-ui/button';
import { ComboField } from '@memocartes/shared-ui/combo-field';
import { Row } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useRemoveTeacher } from '../../classes/panel/useRemoveTeacher.ts';
import { LoadError } from '../../load-error/index.ts';
import { useSchoolClasses } from '../../students/form/useSchoolClasses.ts';

/** Assigns another class of the school to a teacher, such as a substitute [staff.classes]. */
function AssignClass({ user }: { readonly user: User }) {
  const { t } = useTranslation('staffPanel');
  const failure = useFailure();
  const { classes, error, refetch } = useSchoolClasses(user.schools_id ?? undefined);
  const [add, { isLoading: isAdding }] = useAddTeacherToClassMutation();
  const available = classes.filter(({ id }) => !user.classes.some((taught) => taught.id === id));

  const choose = async (id: number | null) => {
    const chosen = available.find((class_) => class_.id === id);
    if (!chosen) return;
    const { error } = await add({ classes_id: chosen.id, users_pro_id: user.id });
    if (error) failure.toast(error);
    else toast.success(t('classAdded', { name: personName(user.authentication), class: chosen.name }));
  };

  if (error !== undefined) return <LoadError error={error} refetch={refetch} />;
  if (available.length === 0) return null;
  return (
    <ComboField
      name="class"
      label={t('addClass')}
      value={null}
      loading={isAdding}
      options={available.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id: number | null) => void choose(id)}
    />
  );
}

/**
 * The classes of a teacher, each with a button to remove the teacher from it, and a field to add one [staff.classes].
 * Renders nothing for a school admin.
 */
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
      <Can do="class:edit" on={{ schoolId: user.schools_id }}>
        <AssignClass user={user} />
      </Can>
    </section>
  );
}
