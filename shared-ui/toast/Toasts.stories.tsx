import type { Meta, StoryObj } from '@storybook/react';
import { useEffect } from 'react';

import { Button } from '../button/Button.tsx';
import { Row } from '../stack/Stack.tsx';
import { toast } from './toast.ts';
import { Toasts } from './Toasts.tsx';

const meta = { title: 'Design system/Toast', component: Toasts } satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <div style={{ minHeight: 240 }}>
      <Row>
        <Button onClick={() => toast.success('L’élève a été enregistré.')}>Succès</Button>
        <Button onClick={() => toast.failure('Une erreur est survenue')}>Échec</Button>
        <Button onClick={() => toast.info('Pack supprimé.', { label: 'Annuler', onClick: () => undefined })}>
          Avec retour
        </Button>
      </Row>
      <Toasts />
    </div>
  ),
};

export const Shown: Story = {
  render: function Show() {
    useEffect(() => {
      const ids = [
        toast.failure('Ce pack n’a pas pu être donné : une autre classe l’a pris.'),
        toast.success('L’élève a été enregistré.'),
      ];
      return () => ids.forEach(toast.dismiss);
    }, []);
    return (
      <div style={{ minHeight: 240 }}>
        <Toasts />
      </div>
    );
  },
};
