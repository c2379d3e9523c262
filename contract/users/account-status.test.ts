import { type DeliveryFailure } from '../mails/delivery-failures.ts';
import { personStatus } from './account-status.ts';
import { isEmailEditable } from './email-editable.ts';
import { nextActions } from './next-actions.ts';

const invited = { status: 'PENDING', date_invited: '2026-11-03T09:00:00Z', email: 'ada@test.example' } as const;
const undelivered = (invitation_failure: DeliveryFailure) => ({ ...invited, invitation_failure });

test('an invitation that did not arrive has its own status; if the address does not exist, its correction is the first action [invitations.undelivered-action]', () => {
  expect(personStatus(undelivered('REFUSED'))).toBe('UNDELIVERED');
  expect(nextActions(undelivered('NO_MAILBOX'))).toEqual(['CORRECT_EMAIL', 'RESEND', 'PRINT_SLIP']);
  expect(nextActions(undelivered('FULL_MAILBOX'))).toEqual(['RESEND', 'CORRECT_EMAIL', 'PRINT_SLIP']);
});

test('a person in a response of an older server, without the field, has the status of an invited person', () => {
  expect(personStatus(invited)).toBe('PENDING');
  expect(nextActions(invited)).toEqual(['RESEND', 'PRINT_SLIP']);
});

test('an earlier failure does not change the status of an active person, whose address is fixed [accounts.email-read-only]', () => {
  const active = { ...undelivered('REFUSED'), status: 'ACTIVE' } as const;
  expect([personStatus(active), nextActions(active), isEmailEditable(active)]).toEqual(['ACTIVE', [], false]);
  expect([isEmailEditable(invited), isEmailEditable(undelivered('UNKNOWN'))]).toEqual([false, true]);
});
