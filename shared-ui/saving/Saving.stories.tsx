import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { Button } from '../button/Button.tsx';
import { LinkButton, TextLink } from '../button/LinkButton.tsx';
import { ComboField, MultiComboField } from '../combo-field/ComboField.tsx';
import { CheckboxField, RadioField, SwitchField } from '../fields/ChoiceFields.tsx';
import { DateField } from '../fields/DateField.tsx';
import { FileDrop } from '../fields/FileDrop.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Stack } from '../stack/index.ts';
import { Saving } from './Saving.tsx';

const levels = ['CP', 'CE1', 'CE2'].map((value) => ({ value, label: value }));

type Values = {
  readonly name: string;
  readonly password: string;
  readonly date: string | null;
  readonly level: string | null;
  readonly radio: string | null;
  readonly active: boolean;
  readonly boxes: boolean;
  readonly teacher: string | null;
  readonly levels: string[];
  readonly file: File | null;
};

function Form({ saving = false }: { readonly saving?: boolean }) {
  const [isSaving, setIsSaving] = useState(saving);
  const [values, setValues] = useState<Values>({
    name: 'CE1 A',
    password: 'Demo-2026!',
    date: '2026-11-16',
    level: 'CE1',
    radio: 'CE1',
    active: true,
    boxes: false,
    teacher: 'CE1',
    levels: ['CE1'],
    file: null,
  });
  const field = <K extends keyof Values>(name: K) => ({
    name,
    value: values[name],
    onChange: (value: Values[K]) => setValues({ ...values, [name]: value }),
  });
  return (
    <Stack>
      <Saving when={isSaving}>
        <TextField {...field('name')} label="Nom" />
        <PasswordField {...field('password')} label="Mot de passe" />
        <DateField {...field('date')} label="Fin" />
        <SelectField {...field('level')} label="Niveau" options={levels} />
        <RadioField {...field('radio')} label="Cycle" options={levels} />
        <CheckboxField {...field('active')} label="Classe active" />
        <SwitchField {...field('boxes')} label="Boîtes en bois" />
        <ComboField {...field('teacher')} label="Enseignant" options={levels} />
        <MultiComboField {...field('levels')} label="Niveaux" options={levels} />
        <FileDrop {...field('file')} label="Liste" />
        <Button onClick={() => setValues({ ...values, name: '' })}>Vider</Button>
        <LinkButton to="#ailleurs">Ailleurs</LinkButton>
        <TextLink to="#classe">La classe</TextLink>
      </Saving>
      <Button kind="primary" aria-pressed={isSaving} onClick={() => setIsSaving(!isSaving)}>
        En cours
      </Button>
      <output data-testid="values">{JSON.stringify({ ...values, file: values.file?.name })}</output>
    </Stack>
  );
}

const meta = { title: 'Design system/Saving', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editable: Story = {};
export const BeingSaved: Story = { args: { saving: true } };
