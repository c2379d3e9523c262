import type { ErrorCode } from '@memocartes/contract/errors/errors';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';

import { fakeMe } from '../fake-host/index.ts';
import { renderInHost } from '../fake-host/testing/index.ts';
import { Loaded, recordTitle, shownData } from './index.ts';

const failed = (status: number, code: ErrorCode) => ({ status, code, message: 'Refusé.', fields: {} });

function Refused({ error }: { readonly error: unknown }) {
  return (
    <Loaded error={error} refetch={() => undefined} waiting={<p>…</p>}>
      {() => null}
    </Loaded>
  );
}

test('offers a retry after a failure, and a link back after a refusal or if the entity does not exist', async () => {
  const { unmount } = await renderInHost(<Refused error={failed(500, 'UNEXPECTED')} />, { me: fakeMe('TEACHER') });
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  for (const final of [failed(403, 'FORBIDDEN'), failed(404, 'NOT_FOUND')]) {
    const page = await renderInHost(<Refused error={final} />, { me: fakeMe('TEACHER') });
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revenir au tableau de bord' })).toHaveAttribute('href', '/dashboard');
    page.unmount();
  }
  await renderInHost(<Refused error={failed(403, 'FORBIDDEN')} />, { me: fakeMe('TEACHER') });
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the rows of the previous page are shown while the next one is loaded, but not after a failure [interface.list-failure]', () => {
  expect(shownData({ currentData: 'page 2', data: 'page 2', isFetching: false })).toBe('page 2');
  expect(shownData({ data: 'page 1', isFetching: true })).toBe('page 1');
  expect(shownData({ data: 'page 1', isFetching: false })).toBeUndefined();
});

test('after a refusal, a button leads to the previous page if there is one', async () => {
  function Page() {
    return useLocation().search ? <Refused error={failed(403, 'FORBIDDEN')} /> : <Link to="?class=3">Ouvrir</Link>;
  }
  const { user } = await renderInHost(<Page />, { me: fakeMe('TEACHER'), locale: 'en' });
  await user.click(screen.getByRole('link', { name: 'Ouvrir' }));
  await user.click(screen.getByRole('button', { name: 'Back to the previous page' }));
  expect(await screen.findByRole('link', { name: 'Ouvrir' })).toBeVisible();
});

test('the title is the name, a text for a missing record, the kind after another error, or a skeleton while loading', () => {
  const texts = { unknown: 'Classe introuvable', kind: 'Classe' };
  const none = { name: undefined, ...texts };
  expect(recordTitle({ name: 'CE1 A', error: undefined, ...texts })).toBe('CE1 A');
  expect(recordTitle({ ...none, error: failed(404, 'NOT_FOUND') })).toBe('Classe introuvable');
  expect(recordTitle({ ...none, error: failed(500, 'UNEXPECTED') })).toBe('Classe');
  render(<h1>{recordTitle({ ...none, error: undefined })}</h1>);
  expect(screen.getByRole('heading', { name: 'Chargement…' })).toBeVisible();
});
