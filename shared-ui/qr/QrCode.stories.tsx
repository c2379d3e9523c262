import type { Meta, StoryObj } from '@storybook/react';

import { QrCode } from './QrCode.tsx';
import { QrImage } from './QrImage.tsx';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" shape-rendering="crispEdges"><path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM5 5h1v1H5zM7 6h1v2H7zM5 7h1v1H5z"/></svg>';

const meta = {
  title: 'Cards/QR code',
  component: QrImage,
  args: { svg, label: 'Adresse des tablettes de l’école' },
} satisfies Meta<typeof QrImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfAnAddress: Story = {
  render: () => <QrCode text="https://memocartes.example/device?school=0751234J" label="Adresse des tablettes" />,
};
