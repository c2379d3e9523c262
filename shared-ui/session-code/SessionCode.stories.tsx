import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { CodeField } from './CodeField.tsx';
import { SessionCode } from './SessionCode.tsx';

const meta = {
  title: 'Cards/Session code',
  component: SessionCode,
  args: { code: '407193', hint: 'Ouverte jusqu’à 10:45' },
} satisfies Meta<typeof SessionCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Line: Story = { args: { size: 'line' } };

function Copying({ error }: { error?: string }) {
  const [code, setCode] = useState('4071');
  return <CodeField name="code" label="Recopie le code du tableau" value={code} onChange={setCode} error={error} />;
}
export const Copied: Story = { render: () => <Copying /> };
export const WrongCode: Story = { render: () => <Copying error="Ce code n’est pas celui de la séance." /> };
