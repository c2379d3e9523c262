import type { Class } from '@memocartes/contract/classes/classes.routes';
import { homeRevisionOptions } from '@memocartes/contract/devices/home-revision/home';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { classLevels } from '@memocartes/contract/levels/levels';
import { useCreateClassMutation, useUpdateClassMutation } from '@memocartes/shared-api/classes.api';
import { Can, useCan } from '@memocartes/shared-shell/session';
import { changedFields } from '@memocartes/shared-shell/versions';
import { personName } from '@memocartes/shared-ui/avatar';
import { MultiComboField } from '@memocartes/shared-ui/combo-field';
import { CheckboxField, fieldOf, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { History } from '../../history/index.ts';
import { LoadError } from '../../load-error/index.ts';
import { DeleteButton, FormPanel, usePanelForm } from '../../panel-form/index.ts';
import { useRequestId } from '../../request-id/index.ts';
import { classSubject } from '../permission-subject/classSubject.ts';
import { classSchema, classValues, hasSeveralLevels, nextClass, sortedIds, toBody } from './class.form.ts';
import { useDeleteClass } from './useDeleteClass.ts';
import { useTeachers } from './useTeachers.ts';
import { useVersionedClass } from './useVersionedClass.ts';

type Props = { readonly class_?: Class; readonly schoolId: number | undefined };

/** The form of a new or an existing class. */
export function ClassForm({ class_, schoolId }: Props) {
  const { t } = useTranslation(['classPanel', 'panelForm']);
  const remove = useDeleteClass();
  const [create] = useCreateClassMutation();
  const withRequestId = useRequestId();
  const [update] = useUpdateClassMutation();
  // An independent teacher has no staff to choose from.
  const seesStaff = useCan()('user:list', { schoolId });
  const teachers = useTeachers(schoolId, !seesStaff);
  // The current teachers are options even before the list is loaded.
  const currentTeachers = (class_?.teachers ?? []).filter(
    ({ id }) => !teachers.options.some(({ value }) => value === id),
  );
  const options = [
    ...currentTeachers.map((teacher) => ({ value: teacher.id, label: personName(teacher) })),
    ...teachers.options,
  ];
  const panel = usePanelForm({
    initial: classValues(class_),
    schema: classSchema(t),
    editing: !!class_,
    versioned: useVersionedClass(class_, options),
    save: (values, opened) => {
      const body = toBody(values);
      if (!class_) {
        return withRequestId(body, (request_id) => create({ ...body, schools_id: schoolId, request_id }).unwrap());
      }
      const changes = changedFields(toBody(opened.values), body);
      return update({ id: class_.id, ifVersion: opened.version, ...changes }).unwrap();
    },
    saved: t(class_ ? 'edited' : 'added'),
    another: nextClass,
    fieldOfCode: { CLASS_NAME_TAKEN: 'name' },
  });
  const { form } = panel;
  const teachersField = fieldOf(form, 'teachersList');
  const showsByLevel = form.values.new_cards_by_level || hasSeveralLevels(form.values.level, class_);

  return (
    <FormPanel title={t(class_ ? 'titleEdit' : 'titleAdd')} form={panel}>
      <TextField
        {...fieldOf(form, 'name')}
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={maxLength.className}
      />
      <SelectField
        {...fieldOf(form, 'level')}
        label={t('level')}
        required
        options={classLevels.map((value) => ({ value, label: value }))}
      />
      <Can do="user:list" on={{ schoolId }}>
        <LoadError {...teachers} />
        <MultiComboField
          {...teachersField}
          label={t('teachers')}
          hint={t('teachersHint')}
          onChange={(ids) => teachersField.onChange(sortedIds(ids))}
          options={options}
          loading={teachers.loading}
        />
      </Can>
      <CheckboxField {...fieldOf(form, 'wrong_goes_one_back')} label={t('oneBack')} hint={t('oneBackHint')} />
      {showsByLevel && (
        <CheckboxField {...fieldOf(form, 'new_cards_by_level')} label={t('byLevel')} hint={t('byLevelHint')} />
      )}
      <SelectField
        {...fieldOf(form, 'home_revision')}
        label={t('home.label')}
        hint={t(`home.hint.${form.values.home_revision ?? 'OFF'}`)}
        required
        options={homeRevisionOptions.map((value) => ({ value, label: t(`home.${value}`) }))}
      />
      {class_ && (
        <Row>
          <DeleteButton do="class:delete" on={classSubject(class_)} onDelete={() => void remove(class_)} />
        </Row>
      )}
      {class_ && <History entityType="CLASS" entityId={class_.id} on={classSubject(class_)} />}
    </FormPanel>
  );
}
