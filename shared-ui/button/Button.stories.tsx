import type { Meta, StoryObj } from '@storybook/react';
import { Row, Stack } from '../stack/Stack.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Design system/Button',
  component: Button,
  args: { children: 'Créer un pack', kind: 'primary', icon: 'plus' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };

/** One primary button a screen; the others say less. */
export const Kinds: Story = {
  render: () => (
    <Stack>
      <Row>
        <Button kind="primary">Enregistrer</Button>
        <Button>Annuler</Button>
        <Button kind="quiet">Tout voir</Button>
        <Button kind="danger">Supprimer</Button>
        <Button kind="danger-quiet" icon="trash">
          Supprimer l’élève
        </Button>
      </Row>
      <Row>
        <Button size="small">Petit</Button>
        <Button>Moyen</Button>
        <Button size="large" kind="primary" icon="play">
          Ouvrir une séance
        </Button>
      </Row>
      <Row>
        <LinkButton to="#" icon="arrow-left">
          Retour à la classe
        </LinkButton>
        <IconButton icon="edit" label="Modifier" />
        <IconButton icon="trash" label="Supprimer" kind="danger-quiet" />
        <IconButton icon="more" label="Plus d’actions" kind="secondary" />
      </Row>
    </Stack>
  ),
};
