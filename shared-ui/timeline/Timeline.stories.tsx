import type { Meta, StoryObj } from '@storybook/react';

import { Button } from '../button/Button.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Cards/Timeline',
  component: Timeline,
  args: {
    label: 'Séances de CE1',
    entries: [
      {
        id: 1,
        when: '23/11/2026 09:00',
        at: '2026-11-23T09:00',
        title: 'Prochaine séance',
        detail: 'Le corps humain',
        state: 'next',
      },
      {
        id: 2,
        when: '21/11/2026 09:10',
        at: '2026-11-21T09:10',
        title: 'Séance ouverte, code 407 193',
        detail: '18 élèves présents sur 26',
        state: 'now',
        action: <Button size="small">Fermer la séance</Button>,
      },
      {
        id: 3,
        when: '19/11/2026 09:05',
        at: '2026-11-19T09:05',
        title: 'Tables de 6 et 7',
        detail: '26 élèves, 312 cartes revues',
      },
      {
        id: 4,
        when: '16/11/2026 14:00',
        at: '2026-11-16T14:00',
        title: 'Imparfait',
        detail: '24 élèves, 260 cartes revues',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
