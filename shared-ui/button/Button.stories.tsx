import type { Meta, StoryObj } from '@storybook/react';
import type { CSSProperties } from 'react';

import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';

// `Stack` would be a circular dependency: its stories show buttons
const column: CSSProperties = { display: 'grid', gap: 'var(--mc-3)' };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--mc-3)' };

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

/** One primary button for each screen; the others are less prominent. */
export const Kinds: Story = {
  render: () => (
    <div style={column}>
      <div style={row}>
        <Button kind="primary">Enregistrer</Button>
        <Button>Annuler</Button>
        <Button kind="quiet">Tout voir</Button>
        <Button kind="danger">Supprimer</Button>
        <Button kind="danger-quiet" icon="trash">
          Supprimer l’élève
        </Button>
      </div>
      <div style={row}>
        <Button size="small">Petit</Button>
        <Button>Moyen</Button>
        <Button size="large" kind="primary" icon="play">
          Ouvrir une séance
        </Button>
      </div>
      <div style={row}>
        <LinkButton to="#" icon="arrow-left">
          Retour à la classe
        </LinkButton>
        <IconButton icon="edit" label="Modifier" />
        <IconButton icon="trash" label="Supprimer" kind="danger-quiet" />
        <IconButton icon="more" label="Plus d’actions" kind="secondary" />
      </div>
    </div>
  ),
};
