import { today } from '@memocartes/contract/learning/calendar/days';
import { levels } from '@memocartes/contract/levels/levels';
import { maxLength } from '@memocartes/contract/lists/lengths';
import { genders } from '@memocartes/contract/users/people';
import {
  DateField,
  fieldOf,
  type FormLike,
  SelectField,
  type SelectFieldProps,
  TextField,
} from '@memocartes/shared-ui/fields';
import { Stack } from '@memocartes/shared-ui/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { StudentValues } from './student.values.ts';

type Props = {
  readonly form: FormLike<StudentValues>;
  /** The class: a choice, or its name where it can’t be chosen. */
  readonly class_: ReactNode;
  /** Above the names: the physical box. */
  readonly first?: ReactNode;
  readonly readOnly?: boolean;
};

const none = () => undefined;

/** Who a student is. The same for adding, changing and reading [students.choices]. */
export function StudentFields({ form, class_, first, readOnly = false }: Props) {
  const { t } = useTranslation('studentPanel');
  const field = <K extends keyof StudentValues>(name: K) => {
    const wired = fieldOf(form, name);
    return readOnly ? { ...wired, readOnly, onChange: none, onBlur: none } : wired;
  };
  return (
    <Stack gap={4}>
      {first}
      <TextField {...field('lastname')} label={t('lastname')} maxLength={maxLength.personName} autoComplete="off" />
      <TextField
        {...field('firstname')}
        label={t('firstname')}
        maxLength={maxLength.personName}
        autoComplete="off"
        required={!readOnly}
      />
      <Choice
        {...field('gender')}
        label={t('gender')}
        placeholder={t('unknown')}
        options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
      <DateField {...field('birthdate')} label={t('birthdate')} max={today()} />
      <Choice
        {...field('level')}
        label={t('level')}
        placeholder={t('unknown')}
        options={levels.map((value) => ({ value, label: value }))}
      />
      {class_}
    </Stack>
  );
}

/** A select; read-only as a text field, which can be focused and copied, unlike a disabled select. */
function Choice<T extends string>(props: SelectFieldProps<T>) {
  const { value, options, placeholder = '', readOnly } = props;
  if (!readOnly) return <SelectField {...props} />;
  const words = options.find((option) => option.value === value)?.label ?? placeholder;
  return <TextField name={props.name} label={props.label} value={words} readOnly onChange={none} />;
}
