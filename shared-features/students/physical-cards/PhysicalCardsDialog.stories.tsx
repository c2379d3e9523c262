import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { PhysicalCardsDialog } from './PhysicalCardsDialog.tsx';
import { physicalCardsTexts } from './texts.ts';

const api = {
  'GET /schools/:id': { id: 1, nb_physical_boxes: 40, nb_students_phygital: 12 },
  'PATCH /students/physical-cards': { changed: [7, 8], nb_departed: 0 },
};

const meta = {
  title: 'Shared features/Physical cards of students',
  component: PhysicalCardsDialog,
  args: { ids: [7, 8, 9], schoolId: 1, onClose: () => undefined },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: physicalCardsTexts, api })],
} satisfies Meta<typeof PhysicalCardsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfAClass: Story = { args: { class_: { name: 'CE1 A', nbWithCards: 1 } } };
export const AllHaveThem: Story = { args: { class_: { name: 'CE1 A', nbWithCards: 3 } } };
export const Loading: Story = { parameters: { host: { api: { ...api, 'GET /schools/:id': pending } } } };
export const TooFewBoxes: Story = {
  parameters: {
    host: {
      api: {
        ...api,
        'PATCH /students/physical-cards': {
          statusCode: 409,
          code: 'TOO_FEW_BOXES',
          message: 'Il manque une boîte physique pour ces 3 élèves.',
        },
      },
    },
  },
};
export const English: Story = { parameters: { host: { locale: 'en' } } };
