import { maxLength } from '@memocartes/contract/fields/lengths';
import { today } from '@memocartes/contract/learning/calendar/days';
import { levels } from '@memocartes/contract/levels/levels';
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
  /** The class field, or the name of the class as text if it can’t be changed. */
  readonly class_: ReactNode;
  /** Shown above the names: the switch for physical cards. */
  readonly first?: ReactNode;
  readonly readOnly?: boolean;
};

const noop = () => undefined;

/** The fields of a student's identity, the same in forms that add, edit and show a student [students.choices]. */
export function StudentFields({ form, class_, first, readOnly = false }: Props) {
  const { t } = useTranslation('studentPanel');

  const field = <K extends keyof StudentValues>(name: K) => {
    const fieldProps = fieldOf(form, name);
    return readOnly ? { ...fieldProps, readOnly, onChange: noop, onBlur: noop } : fieldProps;
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

/** A select. When read-only it is a text field, which unlike a disabled select can be focused and copied. */
function Choice<T extends string>(props: SelectFieldProps<T>) {
  const { value, options, placeholder = '', readOnly } = props;
  if (!readOnly) return <SelectField {...props} />;
  const selected = options.find((option) => option.value === value)?.label ?? placeholder;
  return <TextField name={props.name} label={props.label} value={selected} readOnly onChange={noop} />;
}
