import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { Button } from '../button/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Stack } from '../stack/Stack.tsx';
import { PanelFrame } from './PanelFrame.tsx';

const meta = {
  title: 'Design system/Side panel',
  component: PanelFrame,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Modifier l’élève', onClose: () => undefined, children: null },
  render: function Open(args) {
    const [open, setOpen] = useState(false);
    const [name, setName] = useState('Ada');
    return (
      <div style={{ minHeight: 520, padding: 24 }}>
        <Button onClick={() => setOpen(true)}>Ouvrir le panneau</Button>
        {(open || args.focusKey === 'open') && (
          <div style={{ position: 'fixed', inset: '0 0 0 auto', width: '35%' }}>
            <PanelFrame
              {...args}
              onClose={() => setOpen(false)}
              footer={
                <>
                  <Button kind="danger-quiet" icon="trash">
                    Supprimer l’élève
                  </Button>
                  <Button onClick={() => setOpen(false)}>Annuler</Button>
                  <Button kind="primary">Enregistrer</Button>
                </>
              }
            >
              <Stack>
                <TextField name="firstname" label="Prénom" required value={name} onChange={setName} />
                <TextField name="lastname" label="Nom" value="LOVELACE" onChange={() => undefined} />
              </Stack>
            </PanelFrame>
          </div>
        )}
      </div>
    );
  },
} satisfies Meta<typeof PanelFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { focusKey: 'open' } };
