import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { notFound, pending } from '@memocartes/shared-shell/fake-host/stories';
import { type ErrorAnswer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';

import { homeAccess, homeApi } from './home-revision.data.ts';
import * as activityStories from './HomeActivity.stories.tsx';
import * as stories from './HomeRevision.stories.tsx';
import { HomeRevision } from './HomeRevision.tsx';
import { StartHomeRevision } from './StartHomeRevision.tsx';
import { homeRevisionTexts } from './texts.ts';

const { Default, NoDevice, Counts, WithoutCard, Off, WithoutClass, Refused, Loading, Failed, English } =
  composeStories(stories);
const activity = composeStories(activityStories);

jest.setTimeout(30_000);

test('offers to start on this device, and shows a family code that attaches another device [home-revision.start]', async () => {
  render(<Default />);
  expect(await screen.findByRole('button', { name: 'Réviser à la maison avec Zoé' })).not.toHaveAttribute(
    'aria-disabled',
  );
  expect(
    screen.getByText('Zoé peut s’entraîner avec ses cartes. Ces réponses ne comptent pas en classe.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rattacher un appareil pour Zoé' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rattacher un appareil pour Zoé' }));
  expect(dialog.getByText('4F7K 9BCD')).toBeVisible();
  expect(await dialog.findByRole('img', { name: 'QR code qui rattache un appareil à Zoé' })).toBeVisible();
  expect(dialog.getByText(/^Valable jusqu’à 19:00, pour un seul appareil/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Terminé' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows what was revised at home this week, and nothing before the first answer [home-revision.week-seen]', async () => {
  const { unmount } = render(<Default />);
  expect(await screen.findByText('2 révisions à la maison cette semaine : 20 réponses justes sur 24.')).toBeVisible();
  unmount();
  render(<NoDevice />);
  await screen.findByRole('button', { name: /^Réviser/ });
  expect(screen.queryByText(/cette semaine/)).toBeNull();
});

test('lists the devices; a removed device can be restored [home-revision.revoke]', async () => {
  render(<Default />);
  const list = within(await screen.findByRole('list', { name: 'Appareils de Zoé' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByText('cet appareil')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: /^Retirer l’appareil\s: Rattaché par un code/ }));
  expect(await screen.findByText('Appareil retiré')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('Appareil de nouveau rattaché')).toBeVisible();
});

test('removing a device that is no longer attached succeeds [interface.deleted-already]', async () => {
  const { user, sent } = await renderInHost(<HomeRevision studentId={7} name="Zoé" />, {
    me: fakeMe('USER'),
    texts: homeRevisionTexts,
    api: {
      ...homeApi,
      'PATCH /home_devices/:id/revoke': notFound,
    },
  });
  await user.click((await screen.findAllByRole('button', { name: /^Retirer l’appareil/ }))[0]!);
  expect(await screen.findByText('Appareil retiré')).toBeVisible();
  await waitFor(() => expect(sent.filter(({ path }) => path === '/students/7/home')).toHaveLength(2));
});

test('without cards, offers no revision and says when cards will come [home-revision.no-card]', async () => {
  render(<WithoutCard />);
  expect(await screen.findByText(/^Pas encore de carte à réviser/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rattacher un appareil pour Zoé' })).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('button', { name: /Réviser/ })).toBeNull();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('offers nothing while the class allows no revision at home [home-revision.option]', async () => {
  const { unmount } = render(<Off />);
  expect(await screen.findByText('La révision à la maison n’est pas ouverte pour l’instant.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Réviser|Rattacher/ })).toBeNull();
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  render(<WithoutClass />);
  expect(await screen.findByText('Zoé n’est dans aucune classe pour l’instant.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Réviser|Rattacher/ })).toBeNull();
});

test('shows why a code is refused', async () => {
  render(<Refused />);
  await userEvent.click(await screen.findByRole('button', { name: /^Rattacher/ }));
  expect(await screen.findByText('La révision à la maison n’est pas ouverte pour l’instant.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([/^Réviser/, /^Rattacher/])(
  'hides the buttons after a refusal because the class has closed revision at home: %s [home-revision.option]',
  async (name) => {
    const refused: ErrorAnswer = { statusCode: 409, code: 'HOME_REVISION_OFF', message: 'Fermée.' };
    let isOff = false;

    const refuse = () => {
      isOff = true;
      return refused;
    };

    const { user } = await renderInHost(<HomeRevision studentId={7} name="Zoé" />, {
      me: fakeMe('USER'),
      texts: homeRevisionTexts,
      api: {
        ...homeApi,
        'GET /students/:id/home': () => ({ ...homeAccess, option: isOff ? 'OFF' : 'PRACTICE' }),
        'POST /students/:id/home/devices': refuse,
        'POST /students/:id/home/code': refuse,
      },
    });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(Réviser|Rattacher)/ })).toBeNull());
    expect(screen.getAllByText('La révision à la maison n’est pas ouverte pour l’instant.')).not.toHaveLength(0);
  },
);

test('shows loading, failure, the mode in which answers count, and English texts', async () => {
  const loading = render(<Loading />);
  expect(await screen.findByRole('status')).toBeVisible();
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('alert')).toBeVisible();
  failed.unmount();
  const counts = render(<Counts />);
  expect(await screen.findByText('Les réponses de Zoé comptent comme en classe.')).toBeVisible();
  counts.unmount();
  const none = render(<NoDevice />);
  await screen.findByRole('button', { name: /^Réviser/ });
  expect(screen.queryByRole('list')).toBeNull();
  none.unmount();
  render(<English />);
  expect(await screen.findByRole('button', { name: 'Revise at home with Zoé' })).toBeVisible();
});

test('shows a student’s revision at home, which is not included in the figures of the class [home-revision.apart]', async () => {
  const { unmount } = render(<activity.Default />);
  expect(await screen.findByText('3 fois cette semaine, 24 réponses.')).toBeVisible();
  expect(screen.getByText(/ne comptent pas dans les chiffres de la classe/)).toBeVisible();
  expect(screen.getByText('8 sur 10')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  const nothing = render(<activity.Nothing />);
  expect(await screen.findByText('Rien cette semaine.')).toBeVisible();
  nothing.unmount();
  const failed = render(<activity.Failed />);
  expect(await screen.findByRole('alert')).toBeVisible();
  failed.unmount();
  render(<activity.English />);
  expect(await screen.findByText('3 times this week, 24 answers.')).toBeVisible();
});

test('a double click sends one request to remove a device [home-revision.revoke]', async () => {
  const { user, sent } = await renderInHost(<HomeRevision studentId={7} name="Zoé" />, {
    me: fakeMe('USER'),
    texts: homeRevisionTexts,
    api: { ...homeApi, 'PATCH /home_devices/:id/revoke': pending },
  });
  const [remove] = await screen.findAllByRole('button', { name: /^Retirer l’appareil/ });
  await user.dblClick(remove!);
  expect(remove).toHaveAttribute('aria-busy', 'true');
  expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('a revision started on any page leads back to the child’s week [home-revision.start] [dashboards.follower-revision]', async () => {
  const states: unknown[] = [];
  function Opened() {
    states.push(useLocation().state);
    return <p>À la maison</p>;
  }
  const { user } = await renderInHost(
    <Routes>
      <Route path="/device/home" element={<Opened />} />
      <Route path="*" element={<StartHomeRevision studentId={7} name="Zoé" />} />
    </Routes>,
    { me: fakeMe('USER'), texts: homeRevisionTexts, api: homeApi, path: '*', route: '/dashboard' },
  );
  await user.click(await screen.findByRole('button', { name: /^Réviser/ }));
  expect(await screen.findByText('À la maison')).toBeVisible();
  expect(states.at(-1)).toEqual({ back: '/my-childrens/7' });
});
