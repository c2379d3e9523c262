import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, notFound, pending, unavailable } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';

import { useStudentAvatar } from './avatar-actions.ts';
import { AvatarField } from './AvatarField.tsx';
import { OwnAvatarDialog } from './OwnAvatarDialog.tsx';
import { avatarTexts } from './texts.ts';

const api = {
  'POST /students/:student_id/document': { id: 51 },
  'PATCH /students/:student_id/document': { id: 52 },
  'DELETE /students/:id/document': null,
  'POST /users/:user_id/document': { id: 53 },
  'PATCH /users/:user_id/document': { id: 54 },
  'DELETE /users/:id/document': null,
} satisfies Answers;

function StudentAvatarField({
  avatar = null,
  canEdit = true,
}: {
  readonly avatar?: { readonly id: number } | null;
  readonly canEdit?: boolean;
}) {
  const student = { id: 7, firstname: 'Inès', lastname: 'Benali', avatar };
  const actions = useStudentAvatar(student);
  return (
    <AvatarField
      {...actions}
      person={student}
      avatar={avatar}
      canEdit={canEdit}
      hint="La photo est choisie par la famille de l’élève."
    />
  );
}

const meta = {
  title: 'Shared features/Avatar',
  component: StudentAvatarField,
  decorators: [hosted({ me: fakeMe('USER'), texts: avatarTexts, api })],
} satisfies Meta<typeof StudentAvatarField>;
export default meta;
type Story = StoryObj<typeof meta>;

const withAnswers = (answers: Answers) => ({ host: { api: { ...api, ...answers } } });

export const None: Story = {};
export const Present: Story = { args: { avatar: { id: 12 } } };
export const NotAllowed: Story = { args: { canEdit: false } };
export const SmallLimit: Story = { parameters: { host: { settings: { LIMIT_FILE_UPLOAD: 1000 } } } };
export const LargeLimit: Story = { parameters: { host: { settings: { LIMIT_FILE_UPLOAD: 20_000_000 } } } };
export const Saving: Story = {
  args: { avatar: { id: 12 } },
  parameters: withAnswers({ 'PATCH /students/:student_id/document': pending }),
};

export const Refused: Story = {
  args: { avatar: { id: 12 } },
  parameters: withAnswers({
    'PATCH /students/:student_id/document': failing,
    'DELETE /students/:id/document': failing,
  }),
};
export const Unanswered: Story = {
  args: { avatar: { id: 12 } },
  parameters: withAnswers({
    'PATCH /students/:student_id/document': unavailable,
    'DELETE /students/:id/document': unavailable,
  }),
};
export const AddedMeanwhile: Story = {
  parameters: withAnswers({
    'POST /students/:student_id/document': { statusCode: 409, code: 'CONFLICT', message: '' },
  }),
};
export const DeletedMeanwhile: Story = {
  args: { avatar: { id: 12 } },
  parameters: withAnswers({
    'PATCH /students/:student_id/document': notFound,
    'DELETE /students/:id/document': notFound,
  }),
};

const onClose = fn();
export const Own: Story = {
  render: () => <OwnAvatarDialog onClose={onClose} />,
  parameters: { host: { me: fakeMe('TEACHER', { avatar: 31 }) } },
};
export const OwnNone: Story = { ...Own, parameters: { host: { me: fakeMe('USER', { avatar: null }) } } };
