import type { Meta, StoryObj } from '@storybook/react';

import { Button } from '../button/Button.tsx';
import { Banner } from './Banner.tsx';
import { LoadErrorBanner } from './LoadErrorBanner.tsx';

const meta = {
  title: 'Design system/Banner',
  component: Banner,
  args: { children: 'Cette semaine est en partie en vacances.', tone: 'warning' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Offline: Story = {
  args: { bar: true, icon: 'wifi-off', children: 'Vous êtes hors ligne. Vos réponses partiront au retour du réseau.' },
};
export const WithAction: Story = {
  args: {
    tone: 'info',
    children: 'Une nouvelle version est prête.',
    action: <Button size="small">Recharger</Button>,
    onClose: () => undefined,
  },
};
export const Danger: Story = { args: { tone: 'danger', children: 'L’accès de votre école se termine demain.' } };
export const LoadError: Story = {
  render: () => <LoadErrorBanner onRetry={() => undefined}>Les demandes n’ont pas pu être lues.</LoadErrorBanner>,
};
