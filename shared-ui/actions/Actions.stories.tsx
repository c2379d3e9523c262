import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Actions } from './Actions.tsx';

/** A button that opens its own dialog, as on screens. */
function Assign() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="assign" onClick={() => setOpen(true)}>
        Changer de classe
      </Button>
      {open && (
        <Dialog title="Changer de classe" onClose={() => setOpen(false)} footer={<Button>Placer</Button>}>
          Choisissez une classe.
        </Dialog>
      )}
    </>
  );
}

const meta = {
  title: 'Design system/Actions',
  component: Actions,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    children: (
      <>
        <Assign />
        <LinkButton to="#print" icon="print">
          Imprimer les codes
        </LinkButton>
        <Button kind="danger-quiet" icon="trash">
          Supprimer
        </Button>
        <Button kind="primary" icon="edit">
          Modifier
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Actions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyPrimary: Story = { args: { children: <Button kind="primary">Modifier</Button> } };
export const Single: Story = { args: { children: <Button icon="student">Fiche de l’élève</Button> } };
export const None: Story = { args: { children: null } };
