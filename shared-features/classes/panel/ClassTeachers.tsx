import type { Class } from '@memocartes/contract/classes/classes.routes';
import { documentUrl } from '@memocartes/contract/documents/documents.calls';
import { useAddTeacherToClassMutation } from '@memocartes/shared-api/classes.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Can } from '@memocartes/shared-shell/session';
import { Person, personName } from '@memocartes/shared-ui/avatar';
import { IconButton } from '@memocartes/shared-ui/button';
import { ComboField } from '@memocartes/shared-ui/combo-field';
import { Row } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { LoadError } from '../../load-error/index.ts';
import { classSubject } from '../permission-subject/classSubject.ts';
import { useRemoveTeacher } from './useRemoveTeacher.ts';
import { useTeachers } from './useTeachers.ts';

/** Lists the teachers of a class, removes them from it and adds others. */
export function ClassTeachers({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('classPanel');
  const removeTeacher = useRemoveTeacher();
  return (
    <section>
      <h3>{t('teachers')}</h3>
      {class_.users.length === 0 && <p>{t('noTeacher')}</p>}
      {class_.users.map(({ id, user_pro }) => (
        <Row key={id} justify="space-between">
          <Person name={personName(user_pro)} src={documentUrl(user_pro.avatar?.id)} />
          <Can do="user:list" on={classSubject(class_)}>
            <IconButton
              icon="close"
              size="small"
              label={t('removeTeacher', { name: personName(user_pro) })}
              onClick={() => void removeTeacher({ linkId: id, teacher: personName(user_pro), class_: class_.name })}
            />
          </Can>
        </Row>
      ))}
      <Can do="user:list" on={classSubject(class_)}>
        <AddTeacher class_={class_} />
      </Can>
    </section>
  );
}

function AddTeacher({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('classPanel');
  const failure = useFailure();
  const teachers = useTeachers(class_.schools_id);
  const [add, { isLoading: isAdding }] = useAddTeacherToClassMutation();
  const availableTeachers = teachers.options.filter(
    ({ value }) => !class_.users.some(({ user_pro }) => user_pro.id === value),
  );

  const choose = async (id: number | null) => {
    const chosen = availableTeachers.find(({ value }) => value === id);
    if (!chosen) return;
    const { error } = await add({ classes_id: class_.id, users_pro_id: chosen.value });
    if (error) failure.toast(error);
    else toast.success(t('teacherAdded', { name: chosen.label, class: class_.name }));
  };

  return (
    <>
      <LoadError {...teachers} />
      <ComboField
        name="teacher"
        label={t('addTeacher')}
        value={null}
        options={availableTeachers}
        loading={teachers.loading || isAdding}
        onChange={(id: number | null) => void choose(id)}
      />
    </>
  );
}
