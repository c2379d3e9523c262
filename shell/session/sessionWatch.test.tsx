import { sessionLost } from '@memocartes/shared-api/base';
import { useDraft } from '@memocartes/shared-shell/drafts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { guardPanel, isGuarded } from '@memocartes/shared-shell/panel';
import { SessionProvider } from '@memocartes/shared-shell/session';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { leaveTo } from './leaveTo.ts';
import { sessionWatch } from './sessionWatch.ts';

jest.mock('./leaveTo.ts', () => ({ leaveTo: jest.fn() }));

function Form({ values }: { readonly values: object | undefined }) {
  useDraft({ form: 'contact', values, restore: () => undefined });
  return null;
}
const end = (code: 'NO_SESSION' | 'UNAUTHENTICATED', values?: object) => {
  const free = guardPanel(() => Promise.resolve(false));
  const { unmount } = render(
    <MemoryRouter>
      <SessionProvider value={fakeMe('TEACHER')}>
        <Form values={values} />
      </SessionProvider>
    </MemoryRouter>,
  );
  sessionWatch(() => true)({} as never)((action) => action)(sessionLost(code));
  const guarded = isGuarded();
  unmount();
  free();
  return { guarded };
};
beforeEach(() => sessionStorage.clear());

test.each([
  ['NO_SESSION', undefined, '/'],
  ['UNAUTHENTICATED', undefined, '/?expired=true'],
  ['NO_SESSION', { subject: 'Une question' }, '/?expired=true'],
  ['UNAUTHENTICATED', { subject: 'Une question' }, '/?expired=true'],
] as const)('%s with %p in a form leads to %s', (code, values, address) => {
  end(code, values);
  expect(leaveTo).toHaveBeenLastCalledWith(address);
});

test('leaves without a dialog when unsaved changes were stored, with one otherwise', () => {
  expect(end('UNAUTHENTICATED', { subject: 'Une question' })).toEqual({ guarded: false });
  expect(end('UNAUTHENTICATED')).toEqual({ guarded: true });
});

test('an expired session stays expired for calls that end after its cookie was cleared', () => {
  const dispatch = sessionWatch(() => true)({} as never)((action) => action);
  dispatch(sessionLost('UNAUTHENTICATED'));
  dispatch(sessionLost('NO_SESSION'));
  expect(leaveTo).toHaveBeenLastCalledWith('/?expired=true');
});
