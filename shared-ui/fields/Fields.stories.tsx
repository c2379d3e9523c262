import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { Button } from '../button/Button.tsx';
import { FormColumns } from '../stack/Stack.tsx';
import { CheckboxField, RadioField, SwitchField } from './ChoiceFields.tsx';
import { DateField } from './DateField.tsx';
import { FileDrop } from './FileDrop.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { PhoneField, TextField } from './TextField.tsx';

const levels = ['CP', 'CE1', 'CE2', 'CM1', 'CM2'].map((level) => ({ value: level, label: level }));
const genders = [
  { value: 'F', label: 'Fille' },
  { value: 'M', label: 'Garçon' },
];

type FormProps = { readonly wrong?: boolean; readonly readOnly?: boolean };

function Form({ wrong, readOnly }: FormProps) {
  const [values, setValues] = useState({
    firstname: wrong ? '' : 'Ada',
    note: 'Aime les cartes de calcul.',
    password: 'Demo-2026!',
    phone: '06 12 34 56 78',
    level: 'CE1',
    birthdate: '2018-12-10',
    gender: 'F',
    phygital: true,
    attach: false,
    file: null as File | null,
  });
  const set = (value: unknown, name: string) => setValues({ ...values, [name]: value });
  const shared = { onChange: set, readOnly };
  const errorOf = (text: string) => (wrong ? text : undefined);
  return (
    <FormColumns>
      <TextField
        {...shared}
        name="firstname"
        label="Prénom"
        required
        value={values.firstname}
        error={errorOf('Champ requis')}
      />
      <SelectField
        {...shared}
        name="level"
        label="Niveau"
        options={levels}
        value={values.level}
        error={errorOf('Champ requis')}
      />
      <DateField {...shared} name="birthdate" label="Date de naissance" value={values.birthdate} max="2026-11-21" />
      <PhoneField
        {...shared}
        name="phone"
        label="Téléphone"
        value={values.phone}
        error={errorOf('Téléphone incorrect')}
      />
      <PasswordField {...shared} name="password" label="Mot de passe" value={values.password} />
      <RadioField {...shared} name="gender" label="Genre" options={genders} value={values.gender} />
      <TextField
        {...shared}
        className="mc-columns__whole"
        name="note"
        label="Remarques"
        hint="Visibles par l’équipe seulement."
        multiline
        counter
        maxLength={200}
        value={values.note}
      />
      <SwitchField {...shared} name="phygital" label="Cartes en bois et en papier" value={values.phygital} />
      <CheckboxField
        {...shared}
        name="attach"
        label="Rattacher à cet élève"
        required
        value={values.attach}
        error={errorOf('Champ requis')}
      />
      <FileDrop
        name="file"
        label="Liste de la classe"
        hint="Un fichier CSV, en UTF-8."
        extensions={['csv']}
        maxBytes={5_000_000}
        value={values.file}
        onChange={set}
        disabled={readOnly}
      />
    </FormColumns>
  );
}

const meta = { title: 'Design system/Fields', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { wrong: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

function EmptyForm() {
  const [sent, setSent] = useState(false);
  const error = sent && 'Champ requis';
  const shared = { onChange: () => undefined, error, required: true };
  return (
    <FormColumns>
      <TextField {...shared} name="firstname" label="Prénom" value="" />
      <SwitchField {...shared} name="agreed" label="J’accepte" value={false} />
      <RadioField {...shared} name="gender" label="Genre" options={genders} value={null} />
      <FileDrop name="file" label="Fichier" value={null} onChange={shared.onChange} error={error} />
      <Button onClick={() => setSent(true)}>Enregistrer</Button>
    </FormColumns>
  );
}

export const Required: Story = { render: () => <EmptyForm /> };
