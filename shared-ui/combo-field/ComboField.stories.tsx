import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { Stack } from '../stack/Stack.tsx';
import { ComboField, MultiComboField } from './ComboField.tsx';

const teachers = ['Zoë Martin', 'Léa Bernard', 'Karim Haddad', 'Anne Le Goff', 'Paul Nguyen'].map((label, i) => ({
  value: i + 1,
  label,
}));

function Two({ error }: { readonly error?: string }) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [several, setSeveral] = useState<number[]>([1, 3]);
  return (
    <Stack style={{ maxWidth: 420, minHeight: 320 }}>
      <ComboField
        name="one"
        label="Enseignant"
        options={teachers}
        value={chosenId}
        onChange={setChosenId}
        error={error}
      />
      <MultiComboField name="several" label="Enseignants" options={teachers} value={several} onChange={setSeveral} />
    </Stack>
  );
}

const meta = { title: 'Design system/Combo field', component: Two } satisfies Meta<typeof Two>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { error: 'Champ requis' } };
