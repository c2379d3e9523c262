import type { ApiError } from '@memocartes/shared-api/base';
import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { EnrolmentForm } from './EnrolmentForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorTexts } from './texts.ts';

const refusedWith = (message: string, error: Omit<ApiError, 'message'>) => () =>
  Promise.reject(Object.assign(new Error(message), error));

const meta = {
  title: 'Shared features/Second factor',
  component: EnrolmentForm,
  args: {
    enrolment: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/M%C3%A9mocartes:camille?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=M%C3%A9mocartes',
    },
    onConfirm: () => Promise.resolve(),
  },
  decorators: [hosted({ texts: secondFactorTexts })],
} satisfies Meta<typeof EnrolmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enrolment: Story = {};
export const WrongCode: Story = {
  args: {
    onConfirm: refusedWith('x', { status: 422, code: 'WRONG_CODE', fields: { code: 'Ce code n’est pas le bon.' } }),
  },
};
export const LockedOut: Story = {
  args: {
    onConfirm: refusedWith('Trop d’essais : patientez.', { status: 429, code: 'LOCKED_OUT', fields: {} }),
  },
};
export const Codes: Story = {
  render: () => (
    <RecoveryCodes
      codes={Array.from({ length: 10 }, (_, n) => `K7QM${'ABCDEFGHJK'[n]}-4PRTW`)}
      onDone={() => undefined}
    />
  ),
};
export const English: Story = { parameters: { host: { locale: 'en' } } };
