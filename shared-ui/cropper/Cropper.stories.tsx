import type { Meta, StoryObj } from '@storybook/react';

import { Cropper } from './Cropper.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420"><rect width="640" height="420" fill="#cfe3f7"/>
<circle cx="320" cy="180" r="90" fill="#f2c9a1"/><rect x="200" y="270" width="240" height="150" rx="60" fill="#2449a0"/></svg>`;

const meta = {
  title: 'Design system/Cropper',
  component: Cropper,
  args: { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, onReady: () => undefined },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <Cropper {...args} />
    </div>
  ),
} satisfies Meta<typeof Cropper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AnyShape: Story = { args: { cut: { ratio: 'free', longest: 1040 } } };
