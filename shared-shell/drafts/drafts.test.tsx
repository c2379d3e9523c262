import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { fakeMe } from '../fake-host/index.ts';
import { SessionProvider } from '../session/index.ts';
import { hasDraft, takeDraft } from './drafts.ts';
import { forgetDrafts, keepDrafts, useDraft, useHasDraft } from './index.ts';

const me = fakeMe('TEACHER');
const formKey = { account: me.id, path: '/students', form: 'student:ADD' };

const host =
  (account: number) =>
  ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[formKey.path]}>
      <SessionProvider value={{ ...me, id: account }}>{children}</SessionProvider>
    </MemoryRouter>
  );

const fill = (values: object | undefined, account = me.id) => {
  const restore = jest.fn();
  const { unmount } = renderHook(() => useDraft({ form: formKey.form, values, restore }), { wrapper: host(account) });
  return { restore, unmount };
};

/** Opens a form with these values, and ends the login session. @returns whether the browser stored the draft */
const endSession = (values: object) => {
  const { unmount } = fill(values);
  const isKept = keepDrafts();
  unmount();
  return isKept;
};

beforeEach(() => sessionStorage.clear());

test('a draft is restored once, to the same account [accounts.draft]', () => {
  expect(endSession({ firstname: 'Ada' })).toBe(true);
  const { restore, unmount } = fill(undefined);
  expect(restore).toHaveBeenCalledWith({ firstname: 'Ada' });
  unmount();
  expect(fill(undefined).restore).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('a draft is not restored to another account, and is then deleted [accounts.draft]', () => {
  endSession({ firstname: 'Ada' });
  const { restore, unmount } = fill(undefined, me.id + 1);
  expect(restore).not.toHaveBeenCalled();
  unmount();
  expect(fill(undefined).restore).not.toHaveBeenCalled();
});

test('another form or page does not get the draft, which stays stored', () => {
  endSession({ firstname: 'Ada' });
  expect(takeDraft({ ...formKey, form: 'student:EDIT:3' })).toBeUndefined();
  expect(takeDraft({ ...formKey, path: '/classes' })).toBeUndefined();
  expect(takeDraft(formKey)).toEqual({ firstname: 'Ada' });
});

test('passwords, second-factor codes and files are never stored, at any depth', () => {
  endSession({
    email: 'a@b.fr',
    current_password: 'secret-1',
    proof: { totp_code: '123456', otp: '123456' },
    picture: new File(['x'], 'a.jpg'),
    postal_code: '69001',
  });
  expect(sessionStorage.getItem('memocartes.drafts')).not.toMatch(/secret-1|123456/);
  expect(takeDraft(formKey)).toEqual({ email: 'a@b.fr', proof: {}, postal_code: '69001' });
});

test('an empty form stores nothing', () => {
  const { unmount } = fill(undefined);
  expect(keepDrafts()).toBe(false);
  unmount();
  expect(sessionStorage).toHaveLength(0);
});

test('drafts older than twelve hours are ignored', () => {
  endSession({ firstname: 'Ada' });
  const stored = Date.now();
  const hour = 60 * 60 * 1000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(stored + 11 * hour);
  expect(hasDraft(formKey)).toBe(true);
  now.mockReturnValue(stored + 13 * hour);
  expect(hasDraft(formKey)).toBe(false);
  now.mockRestore();
});

test('forgetDrafts deletes the drafts', () => {
  endSession({ firstname: 'Ada' });
  expect(renderHook(() => useHasDraft(formKey.form), { wrapper: host(me.id) }).result.current).toBe(true);
  forgetDrafts();
  expect(renderHook(() => useHasDraft(formKey.form), { wrapper: host(me.id) }).result.current).toBe(false);
});

test('an invalid stored value is ignored', () => {
  sessionStorage.setItem('memocartes.drafts', '{"account":1');
  expect(takeDraft(formKey)).toBeUndefined();
});

test('without browser storage, drafts are kept in memory', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };

  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refused),
  );
  expect(endSession({ firstname: 'Ada' })).toBe(false);
  expect(fill(undefined).restore).toHaveBeenCalledWith({ firstname: 'Ada' });
  endSession({ firstname: 'Ada' });
  forgetDrafts();
  expect(fill(undefined).restore).not.toHaveBeenCalled();
  spies.forEach((spy) => spy.mockRestore());
});
