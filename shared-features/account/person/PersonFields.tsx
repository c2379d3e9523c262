import { maxLength } from '@memocartes/contract/fields/lengths';
import { fieldOf, type FormLike, PhoneField, TextField } from '@memocartes/shared-ui/fields';

import { EmailField, type useEmailTaken } from '../email/index.ts';

type Values = { readonly firstname: string; readonly lastname: string; readonly email: string; readonly phone: string };

type Props = {
  readonly form: FormLike<Values>;
  readonly label: (field: keyof Values) => string;
  readonly email: ReturnType<typeof useEmailTaken>;
  /** Whether the person is being created; an address is then required. */
  readonly isNew: boolean;
  readonly isEmailReadOnly: boolean;
  readonly isPhoneRequired?: boolean;
};

/** Fields for the names, e-mail address and phone of a new or existing person. */
export function PersonFields({ form, label, email, isNew, isEmailReadOnly, isPhoneRequired = false }: Props) {
  return (
    <>
      {(['firstname', 'lastname'] as const).map((name) => (
        <TextField
          key={name}
          {...fieldOf(form, name)}
          label={label(name)}
          required
          maxLength={maxLength.personName}
          autoComplete="off"
        />
      ))}
      <EmailField form={form} label={label('email')} email={email} required={isNew} readOnly={isEmailReadOnly} />
      <PhoneField {...fieldOf(form, 'phone')} label={label('phone')} required={isPhoneRequired} autoComplete="off" />
    </>
  );
}
