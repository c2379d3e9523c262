import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';

import { Button } from '../button/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Design system/Dialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    title: 'Supprimer Ada LOVELACE\u00a0?',
    body: 'L’élève quitte la classe de CE1.',
    lost: 'Ses cartes en cours et l’historique de ses révisions sont perdus.',
    confirmLabel: 'Supprimer',
    tone: 'danger',
    onAnswer: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {};
export const WithUndoHint: Story = {
  args: {
    title: 'Archiver le pack\u00a0?',
    body: 'Il n’est plus proposé aux classes.',
    lost: undefined,
    undoHint: 'Vous pourrez le remettre en service à tout moment.',
    confirmLabel: 'Archiver',
    tone: 'primary',
  },
};
export const Ordinary: Story = {
  render: function Ordinary() {
    const [subject, setSubject] = useState('');
    return (
      <Dialog
        title="Nous écrire"
        onClose={() => undefined}
        width={560}
        footer={
          <>
            <Button>Annuler</Button>
            <Button kind="primary" disabled={!subject}>
              Envoyer
            </Button>
          </>
        }
      >
        <TextField name="subject" label="Sujet" required value={subject} onChange={setSubject} />
      </Dialog>
    );
  },
};
