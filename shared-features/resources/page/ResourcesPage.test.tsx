import { fakeMe } from '@memocartes/shared-shell/fake-host';
import {
  type Answers,
  type ErrorAnswer,
  moreAction,
  renderInHost,
  type Sent,
} from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { drawPage, openPdf } from '../preview/pdf.ts';
import { api, managedSections } from '../resources.data.ts';
import { resourcesTexts } from '../texts.ts';
import * as stories from './ResourcesPage.stories.tsx';
import ResourcesPage from './ResourcesPage.tsx';

// jsdom has no canvas and no workers.
jest.mock('../preview/pdf.ts', () => ({ openPdf: jest.fn(), drawPage: jest.fn() }));
const pdfOf = (numPages: number) =>
  jest.mocked(openPdf).mockResolvedValue({ numPages, loadingTask: { destroy: jest.fn() } } as never);

beforeEach(() => {
  pdfOf(2);
  jest.mocked(drawPage).mockImplementation(async (_pdf, { pageNumber }) => `Texte de la page ${pageNumber}`);
});

const { Default, OpenFolder, List, Follower, Opened, Gone, Loading, Empty, NoMatch, Failed, English } =
  composeStories(stories);
const open = (route: string, answers: Answers = {}, me = fakeMe('TEACHER')) =>
  renderInHost(<ResourcesPage />, { me, route, texts: resourcesTexts, api: { ...api, ...answers } });

test('shows sections as folders with their number of resources [resources.sections]', async () => {
  render(<Default />);
  const folders = within(await screen.findByRole('list', { name: 'Rubriques' }));
  expect(folders.getByRole('link', { name: 'À la maison' })).toHaveAttribute('href', '/resources?section=4');
  expect(folders.getAllByText('2 ressources')).toHaveLength(2);
  expect(folders.getByText('Imprimer')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a follower sees neither empty folders nor buttons to add [resources.followers]', async () => {
  render(<Follower />);
  await screen.findByRole('list', { name: 'Rubriques' });
  expect(screen.queryByText('Imprimer')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Ajouter|Plus d’actions/ })).not.toBeInTheDocument();
});

test('a follower sees which school a resource belongs to [resources.school-tag]', async () => {
  await open('/resources?section=4', {}, fakeMe('USER'));
  expect(await screen.findByText(/^École des Tilleuls · Texte · /)).toBeVisible();
  expect(screen.getByText(/^PDF · /)).toBeVisible();
});

test('an open folder and search results show the audience of each resource [resources.audience]', async () => {
  const { unmount } = render(<OpenFolder />);
  expect(await screen.findByRole('link', { name: 'Liste des fournitures de janvier' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'À la maison', level: 1 })).toBeVisible();
  expect(screen.getByText('Toute l’école')).toBeVisible();
  expect(screen.getByText('Toutes les écoles')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  render(<List />);
  expect(await screen.findByRole('heading', { name: /En classe/ })).toBeVisible();
  expect(screen.getByText('Personnel')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Afficher en liste' })).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('while a folder is loading, shows its resources loaded earlier and none of another folder', async () => {
  const allSections = api['GET /resources/sections'];
  const answers: Answers = {
    'GET /resources/sections': (sent: Sent) =>
      sent.query.has('section_id') ? new Promise(() => undefined) : allSections(sent),
  };
  const { user } = await open('/resources', answers);
  await user.click(await screen.findByRole('link', { name: 'À la maison' }));
  expect(await screen.findByRole('heading', { name: 'À la maison', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Liste des fournitures de janvier' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Compte rendu du conseil des maîtres' })).not.toBeInTheDocument();
});

test('back from a folder, no folder is shown until all folders are loaded', async () => {
  const allSections = api['GET /resources/sections'];
  const answers: Answers = {
    'GET /resources/sections': (sent: Sent) =>
      sent.query.has('section_id') ? allSections(sent) : new Promise(() => undefined),
  };
  const { user } = await open('/resources?section=4', answers);
  await user.click(await screen.findByRole('link', { name: 'Toutes les rubriques' }));
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  expect(screen.queryByRole('list', { name: 'Rubriques' })).not.toBeInTheDocument();
});

test('shows at most 100 resources of a section, then a hint to search for the others [resources.section-limit]', async () => {
  const [full] = managedSections.sections;
  const { user, sent } = await open(`/resources?section=${full!.id}`, {
    'GET /resources/sections': { sections: [{ ...full!, nb_resources: 130 }], count: 1 },
  });
  await user.click(await screen.findByRole('button', { name: 'Charger plus' }));
  expect(await screen.findByText(/^Seules les 100 ressources les plus récentes/)).toBeVisible();
  expect(sent.at(-1)?.query.get('nb_items')).toBe('100');
  expect(screen.queryByRole('button', { name: 'Charger plus' })).not.toBeInTheDocument();
});

test.each(['/resources', '/resources?section=2'])(
  '%s: searches in all sections while typing [resources.search]',
  async (route) => {
    const { user, sent } = await open(route);
    await user.type(await screen.findByRole('textbox', { name: 'Chercher une ressource' }), 'fourni');
    await waitFor(() => expect(sent.at(-1)?.query.get('search')).toBe('fourni'));
    expect(sent.at(-1)?.query.has('section_id')).toBe(false);
    expect(await screen.findByRole('link', { name: /fournitures/ })).toBeVisible();
    expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent(/^\d+ résultats?$/);
  },
);

test('a link to a resource opens it and shows its PDF page by page [resources.link] [resources.preview]', async () => {
  const { user } = await open('/resources?resource=1');
  const dialog = within(await screen.findByRole('dialog', { name: /Accompagner son enfant/ }));
  expect(await dialog.findByText('Page 1 sur 2')).toBeVisible();
  expect(await dialog.findByText('Texte de la page 1')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Page suivante' }));
  expect(await dialog.findByText('Texte de la page 2')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Page suivante' })).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.queryByRole('button', { name: 'Modifier' })).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('two quick presses skip a page, even while the first page is still being drawn [resources.preview]', async () => {
  pdfOf(3);
  jest
    .mocked(drawPage)
    .mockImplementation((_pdf, { pageNumber, signal }) =>
      pageNumber === 3
        ? Promise.resolve('Texte de la page 3')
        : new Promise((_drawn, failed) => signal.addEventListener('abort', () => failed(new Error('cancelled')))),
    );
  const { user } = await open('/resources?resource=1');
  await user.click(await screen.findByRole('button', { name: 'Page suivante' }));
  await user.click(screen.getByRole('button', { name: 'Page suivante' }));
  expect(await screen.findByText('Texte de la page 3')).toBeInTheDocument();
  expect(screen.queryByText(/L’aperçu n’a pas pu être affiché/)).not.toBeInTheDocument();
});

test('shows that a PDF can’t be displayed, and still offers the download [resources.preview]', async () => {
  jest.mocked(openPdf).mockRejectedValue(new Error('bad PDF'));
  await open('/resources?resource=1');
  expect(await screen.findByText(/L’aperçu n’a pas pu être affiché/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Télécharger' })).toBeVisible();
});

test('before a deletion, shows how many people can read the resource; afterwards a toast can undo the deletion [resources.readers] [resources.undo]', async () => {
  const { user, sent } = await open('/resources?resource=2');
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: /Supprimer «\u00a0Liste des fournitures/ }),
  );
  expect(confirmation.getByText(/9 membres du personnel et 148 proches/)).toBeVisible();
  expect(confirmation.getByText(/pendant 24 heures/)).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler la suppression' }));
  expect(await screen.findByText('Ressource rétablie')).toBeVisible();
  const writes = sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  expect(writes).toEqual(['DELETE /resources/2', 'PATCH /resources/2/restore']);
});

test('deleting a resource that another person has just deleted offers no undo [permissions.undo]', async () => {
  const gone: ErrorAnswer = { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable.' };
  const { user } = await open('/resources?resource=2', { 'DELETE /resources/:id': gone });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: /Supprimer «\u00a0Liste des fournitures/ }),
  );
  await user.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Ressource supprimée')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annuler la suppression' })).not.toBeInTheDocument();
});

test('restores a resource from the list of those deleted in the last 24 hours [resources.undo]', async () => {
  const { user, sent } = await open('/resources');
  await user.click(await moreAction(user, 'Supprimées récemment'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Supprimées récemment' }));
  await user.click(await dialog.findByRole('button', { name: 'Rétablir «\u00a0Ancienne fiche\u00a0»' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/resources/8/restore')).toBe(true));
  expect(await axeFindings(document.body)).toEqual([]);
});

test('replaces the document of a resource [resources.replaced-file]', async () => {
  const { user, sent } = await open('/resources?resource=2');
  await user.click(await screen.findByRole('button', { name: 'Remplacer le document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remplacer le document' }));
  expect(dialog.getByRole('button', { name: 'Enregistrer' })).toHaveAttribute('aria-disabled', 'true');
  await user.upload(dialog.getByLabelText(/^Document/), new File(['Bonjour'], 'neuf.txt', { type: 'text/plain' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Enregistrer' })).not.toHaveAttribute('aria-disabled'));
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Document remplacé')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/documents/2',
    body: { title: 'neuf.txt', type: 'text/plain', data: btoa('Bonjour') },
  });
});

test.each([
  ['download', 'GET /documents/:id'],
  ['replacement', 'PATCH /documents/:id'],
] as const)(
  'after a %s of a document that has just been deleted, the resource is read again [resources.link]',
  async (what, call) => {
    const gone: ErrorAnswer = { statusCode: 404, code: 'NOT_FOUND', message: 'Introuvable.' };
    let isDeleted = false;
    const answers = {
      'GET /resources/:id': (sent: Sent) => (isDeleted ? gone : api['GET /resources/:id'](sent)),
      [call]: () => {
        isDeleted = true;
        return gone;
      },
    };
    const { user } = await open('/resources?resource=2', answers);
    if (what === 'download') await user.click(await screen.findByRole('button', { name: 'Télécharger' }));
    else {
      await user.click(await screen.findByRole('button', { name: 'Remplacer le document' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Remplacer le document' }));
      await user.upload(dialog.getByLabelText(/^Document/), new File(['Bonjour'], 'neuf.txt', { type: 'text/plain' }));
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Enregistrer' })).not.toHaveAttribute('aria-disabled'),
      );
      await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
      await user.click(await dialog.findByRole('button', { name: 'Annuler' }));
      await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    }
    expect(await screen.findByText(/n’existe plus, ou n’est pas partagée/)).toBeVisible();
  },
);

test('deleting a section that no longer exists succeeds [interface.deleted-already]', async () => {
  let calls = 0;
  const gone: ErrorAnswer = { statusCode: 404, code: 'NOT_FOUND', message: 'Cette rubrique n’existe plus.' };
  const answers = {
    'GET /resources/sections': () => (calls === 0 ? managedSections : { sections: [], count: 0 }),
    'DELETE /resources/sections/:id': () => {
      calls += 1;
      return gone;
    },
  } satisfies Answers;
  const { user } = await open('/resources', answers, fakeMe('SUPERADMIN'));
  await user.click(await moreAction(user, 'Gérer les rubriques'));
  await user.click(await screen.findByRole('button', { name: 'Supprimer la rubrique «\u00a0Imprimer\u00a0»' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Supprimer la rubrique/ })).not.toBeInTheDocument());
  expect(screen.queryByText('Cette rubrique n’existe plus.')).not.toBeInTheDocument();
});

test('a superadmin moves, adds and deletes sections; a section in use can’t be deleted [resources.sections] [resources.section-empty]', async () => {
  const answers = {
    'GET /resources/sections': managedSections,
    'GET /schools/select': { schools: [] },
  } satisfies Answers;
  const { user, sent } = await open('/resources', answers, fakeMe('SUPERADMIN'));
  await user.click(await moreAction(user, 'Gérer les rubriques'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gérer les rubriques' }));
  expect(await axeFindings(document.body)).toEqual([]);
  await user.click(await dialog.findByRole('button', { name: 'Monter «\u00a0À la maison\u00a0»' }));
  expect(dialog.getByRole('button', { name: 'Supprimer la rubrique «\u00a0En classe\u00a0»' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(dialog.getByRole('button', { name: 'Supprimer la rubrique «\u00a0Imprimer\u00a0»' }));
  await user.type(dialog.getByRole('textbox', { name: 'Nouvelle rubrique' }), 'Sorties');
  await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])).toEqual([
      ['/resources/sections/4', { position: 1 }],
      ['/resources/sections/5', undefined],
      ['/resources/sections', { title: 'Sorties', request_id: expect.any(String) as string }],
    ]),
  );
});

test('asks before a typed title of a section is discarded [interface.unsaved]', async () => {
  const answers = {
    'GET /resources/sections': managedSections,
    'GET /schools/select': { schools: [] },
  } satisfies Answers;
  const { user } = await open('/resources', answers, fakeMe('SUPERADMIN'));

  const isAsked = async (leave: () => Promise<unknown>) => {
    await leave();
    const confirmation = within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
    await user.click(confirmation.getByRole('button', { name: 'Continuer la saisie' }));
  };

  await user.click(await moreAction(user, 'Gérer les rubriques'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gérer les rubriques' }));
  await user.type(dialog.getByRole('textbox', { name: 'Nouvelle rubrique' }), 'Sorties');
  await isAsked(() => user.keyboard('{Escape}'));
  await user.clear(dialog.getByRole('textbox', { name: 'Nouvelle rubrique' }));
  await user.click(await dialog.findByRole('button', { name: 'Renommer «\u00a0En classe\u00a0»' }));
  await user.type(dialog.getByDisplayValue('En classe'), ' ou dehors');
  await isAsked(() => user.click(dialog.getByRole('button', { name: 'Annuler' })));
  await isAsked(() => user.click(dialog.getAllByRole('button', { name: 'Fermer' }).at(-1)!));
  expect(dialog.getByDisplayValue('En classe ou dehors')).toBeVisible();
});

test('asks before a chosen document is discarded [interface.unsaved]', async () => {
  const { user } = await open('/resources?resource=2');
  await user.click(await screen.findByRole('button', { name: 'Remplacer le document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remplacer le document' }));
  await user.upload(dialog.getByLabelText(/^Document/), new File(['Bonjour'], 'neuf.txt', { type: 'text/plain' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Enregistrer' })).not.toHaveAttribute('aria-disabled'));
  await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Remplacer le document' })).not.toBeInTheDocument());
});

test('renames a section; an unchanged title is not sent [resources.sections] [interface.no-change]', async () => {
  const answers = {
    'GET /resources/sections': managedSections,
    'GET /schools/select': { schools: [] },
  } satisfies Answers;
  const { user, sent } = await open('/resources', answers, fakeMe('SUPERADMIN'));
  await user.click(await moreAction(user, 'Gérer les rubriques'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gérer les rubriques' }));
  await user.click(await dialog.findByRole('button', { name: 'Renommer «\u00a0En classe\u00a0»' }));
  const title = dialog.getByDisplayValue('En classe');
  await user.type(title, '{Enter}');
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  await user.type(title, ' ou dehors{Enter}');
  await waitFor(() =>
    expect(sent.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      { title: 'En classe ou dehors' },
    ]),
  );
});

test('shows loading, empty, no match, failure with retry, a link to a deleted resource, and English texts', async () => {
  const shown = async (Story: () => React.ReactNode, find: () => Promise<HTMLElement>) => {
    const { unmount } = render(<Story />);
    expect(await find()).toBeInTheDocument();
    unmount();
  };

  await shown(Loading, () => screen.findByText('Chargement…'));
  await shown(Empty, () => screen.findByText('Aucune ressource pour l’instant'));
  await shown(NoMatch, () => screen.findByRole('button', { name: 'Effacer la recherche' }));
  await shown(Failed, () => screen.findByRole('button', { name: 'Réessayer' }));
  await shown(Gone, () => screen.findByText(/n’existe plus, ou n’est pas partagée/));
  await shown(Opened, () => screen.findByText(/Ce document n’a pas d’aperçu/));
  await shown(English, () => screen.findByRole('heading', { name: 'Resources' }));
});

test('a link to a deleted resource says that it is deleted, without an error [resources.link]', async () => {
  render(<Gone />);
  expect(await screen.findByText(/n’existe plus, ou n’est pas partagée/)).toBeVisible();
  expect(screen.queryByText('Une erreur est survenue')).toBeNull();
});

testStories({ default: stories.default, Superadmin: stories.Superadmin, ReadOnly: stories.ReadOnly });
