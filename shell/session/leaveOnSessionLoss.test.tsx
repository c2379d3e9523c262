import { authApi } from '@memocartes/shared-api/auth.api';
import { sessionLost } from '@memocartes/shared-api/base';
import { notificationsApi } from '@memocartes/shared-api/notifications.api';
import { useDraft } from '@memocartes/shared-shell/drafts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { guardPanel, isGuarded } from '@memocartes/shared-shell/panel';
import { SessionProvider } from '@memocartes/shared-shell/session';
import { createPortalStore } from '@memocartes/shared-shell/store';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { leaveOnSessionLoss } from './leaveOnSessionLoss.ts';
import { leaveTo } from './leaveTo.ts';

jest.mock('./leaveTo.ts', () => ({ leaveTo: jest.fn() }));
const noStore = { dispatch: jest.fn(), getState: jest.fn() };
const options = { needsSession: () => true, accountId: 10 };

function Form({ values }: { readonly values: object | undefined }) {
  useDraft({ form: 'contact', values, restore: () => undefined });
  return null;
}

const loseSession = (code: 'NO_SESSION' | 'UNAUTHENTICATED', values?: object) => {
  const unregister = guardPanel(() => Promise.resolve(false));
  const { unmount } = render(
    <MemoryRouter>
      <SessionProvider value={fakeMe('TEACHER')}>
        <Form values={values} />
      </SessionProvider>
    </MemoryRouter>,
  );
  leaveOnSessionLoss(options)(noStore)((action) => action)(sessionLost(code));
  const guarded = isGuarded();
  unmount();
  unregister();
  return { guarded };
};

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveTo).mockClear();
});

test.each([
  ['NO_SESSION', undefined, '/'],
  ['UNAUTHENTICATED', undefined, '/?expired=true'],
  ['NO_SESSION', { subject: 'Une question' }, '/?expired=true'],
  ['UNAUTHENTICATED', { subject: 'Une question' }, '/?expired=true'],
] as const)('a session lost with %s, while a form contains %p, leads to %s', (code, values, address) => {
  loseSession(code, values);
  expect(jest.mocked(leaveTo).mock.calls).toEqual([[address]]);
});

test('unsaved changes cause the browser’s dialog only if they could not be stored', () => {
  expect(loseSession('UNAUTHENTICATED', { subject: 'Une question' })).toEqual({ guarded: false });
  expect(loseSession('UNAUTHENTICATED')).toEqual({ guarded: true });
});

test('an expired session still leads to /?expired=true when later calls find no session', () => {
  const dispatch = leaveOnSessionLoss(options)(noStore)((action) => action);
  dispatch(sessionLost('UNAUTHENTICATED'));
  dispatch(sessionLost('NO_SESSION'));
  expect(jest.mocked(leaveTo).mock.calls).toEqual([['/?expired=true']]);
});

/** A portal store; the test decides when and how the API responds. */
function portal() {
  const pendingCalls: { readonly path: string; readonly respond: (status: number, code?: string) => void }[] = [];
  const requests: string[] = [];
  globalThis.fetch = ((url: string, { method }: RequestInit) =>
    new Promise<unknown>((done) => {
      requests.push(`${method} ${url}`);

      const respond = (status: number, code?: string) =>
        done({
          ok: status < 400,
          status,
          headers: new Headers(),
          json: async () => ({ code, message: code }),
        });

      pendingCalls.push({ path: url, respond });
    })) as typeof fetch;
  const { dispatch } = createPortalStore(undefined, leaveOnSessionLoss(options));
  return {
    dispatch,
    requests,
    async respond(path: string, status: number, code?: string) {
      const index = pendingCalls.findIndex((call) => call.path === path);
      pendingCalls.splice(index, 1)[0]!.respond(status, code);
      await settle();
    },
  };
}

const settle = () => new Promise((done) => setTimeout(done, 5));
const count = '/api/notifications/count';
const { countNotifications } = notificationsApi.endpoints;

describe('session changes made by this page', () => {
  test('calls refused during or after the deletion of one’s own account do not redirect', async () => {
    const { dispatch, respond } = portal();
    void dispatch(countNotifications.initiate());
    void dispatch(authApi.endpoints.getSecondFactor.initiate());
    void dispatch(authApi.endpoints.deleteAccount.initiate({ id: 10 }));
    await respond(count, 401, 'UNAUTHENTICATED');
    await respond('/api/auth/10', 204);
    await respond('/api/auth/second_factor', 401, 'UNAUTHENTICATED');
    dispatch(sessionLost('UNAUTHENTICATED'));
    expect(leaveTo).not.toHaveBeenCalled();
  });

  test('a session that expired before its account could be deleted leads to /?expired=true', async () => {
    const { dispatch, respond } = portal();
    void dispatch(countNotifications.initiate());
    void dispatch(authApi.endpoints.deleteAccount.initiate({ id: 10 }));
    await respond(count, 401, 'UNAUTHENTICATED');
    expect(leaveTo).not.toHaveBeenCalled();
    await respond('/api/auth/10', 401, 'UNAUTHENTICATED');
    expect(leaveTo).toHaveBeenLastCalledWith('/?expired=true');
  });

  test('after the deletion of another account, a lost session still leads to /?expired=true', async () => {
    const { dispatch, respond } = portal();
    void dispatch(authApi.endpoints.deleteAccount.initiate({ id: 11 }));
    await respond('/api/auth/11', 204);
    dispatch(sessionLost('UNAUTHENTICATED'));
    expect(leaveTo).toHaveBeenLastCalledWith('/?expired=true');
  });

  test('a call refused during a password change is sent again; a second refusal leads to /?expired=true', async () => {
    const { dispatch, respond, requests } = portal();
    void dispatch(countNotifications.initiate());
    void dispatch(authApi.endpoints.setPassword.initiate({ password: 'b', current_password: 'a' }));
    await respond(count, 401, 'UNAUTHENTICATED');
    await respond('/api/auth/', 200);
    expect(requests.filter((call) => call.endsWith(count))).toHaveLength(2);
    await respond(count, 401, 'UNAUTHENTICATED');
    expect(leaveTo).toHaveBeenLastCalledWith('/?expired=true');
  });

  test('a call whose refusal arrives after the password change is sent again too', async () => {
    const { dispatch, respond, requests } = portal();
    void dispatch(countNotifications.initiate());
    void dispatch(authApi.endpoints.setPassword.initiate({ password: 'b', current_password: 'a' }));
    await settle();
    await respond('/api/auth/', 200);
    await respond(count, 401, 'UNAUTHENTICATED');
    expect(leaveTo).not.toHaveBeenCalled();
    expect(requests.filter((call) => call.endsWith(count))).toHaveLength(2);
  });
});
