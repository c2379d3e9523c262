import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { type PanelState, usePanel } from '@memocartes/shared-shell/panel';
import type { Remote } from '@memocartes/shared-shell/remote';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';

import { class_ } from '../classes/page/classes.data.ts';
import { api as classApi } from '../classes/panel/classPanel.data.ts';
import ClassPanel from '../classes/panel/index.ts';
import { classPanelTexts } from '../classes/panel/texts.ts';
import { api as studentApi, ines } from '../fixtures/students.data.ts';
import { api as followerApi, karim } from '../followers/panel/followers.data.ts';
import FollowerPanel from '../followers/panel/index.ts';
import { followerPanelTexts } from '../followers/panel/texts.ts';
import { school } from '../schools/details/school.data.ts';
import { api as schoolApi } from '../schools/form/school-form.data.ts';
import SchoolPanel from '../schools/panel/index.ts';
import { schoolPanelTexts } from '../schools/panel/texts.ts';
import StaffPanel from '../staff/panel/index.ts';
import { api as staffApi, user as camille } from '../staff/panel/staffPanel.data.ts';
import { staffPanelTexts } from '../staff/panel/texts.ts';
import StudentPanel from '../students/panel/index.ts';
import { studentPanelTexts } from '../students/panel/texts.ts';

/** A form in the side panel, whose object two people change at the same time. */
type Form = {
  readonly Panel: ComponentType;
  readonly panel: Pick<PanelState, 'component' | 'itemId'>;
  readonly role?: 'ADMIN' | 'SUPERADMIN';
  readonly route?: string;
  readonly texts: Remote['texts'];
  readonly api: Answers;
  /** The resource's path, as in the contract. */
  readonly path: string;
  readonly entity: object;
  /**
   * The field that both people change. `label`, `dialogLabel`: its labels in the form and in the dialog. `sentAs`: the
   * field in the request. `theirs`: the object with the other person's value.
   */
  readonly label: RegExp;
  readonly dialogLabel: string;
  readonly sentAs: (value: string) => object;
  readonly theirs: object;
  readonly theirValue: string;
  /** The object with another field changed. */
  readonly otherFieldChanged: object;
  /** Typed text, which replaces the current value. */
  readonly typed: string;
  readonly saved: string;
};

const { authentication } = camille;
const forms: Record<string, Form> = {
  student: {
    Panel: StudentPanel,
    panel: { component: 'student', itemId: 7 },
    texts: studentPanelTexts,
    api: studentApi,
    path: '/students/:id',
    entity: ines,
    label: /^Prénom/,
    dialogLabel: 'Prénom',
    typed: 'Inaya',
    saved: 'Élève modifié',
    sentAs: (firstname) => ({ firstname }),
    theirs: { ...ines, firstname: 'Irène' },
    theirValue: 'Irène',
    otherFieldChanged: { ...ines, lastname: 'Haddad' },
  },
  class: {
    Panel: ClassPanel,
    panel: { component: 'class', itemId: 3 },
    texts: classPanelTexts,
    api: classApi,
    path: '/classes/:id',
    entity: class_,
    label: /^Nom/,
    dialogLabel: 'Nom',
    typed: 'CE1 Z',
    saved: 'Classe modifiée',
    sentAs: (name) => ({ name }),
    theirs: { ...class_, name: 'CE1 B' },
    theirValue: 'CE1 B',
    otherFieldChanged: { ...class_, users: [] },
  },
  'school, by the superadmin': {
    Panel: SchoolPanel,
    panel: { component: 'school', itemId: 5 },
    texts: schoolPanelTexts,
    api: schoolApi,
    role: 'SUPERADMIN',
    path: '/schools/:id',
    entity: school,
    label: /^Nom \*?$|^Nom$/,
    dialogLabel: 'Nom',
    typed: 'École Jaurès',
    saved: 'Établissement modifié',
    sentAs: (name: string) => ({ name }),
    theirs: { ...school, name: 'École Hugo' },
    theirValue: 'École Hugo',
    otherFieldChanged: { ...school, phone: null },
  },
  'school, by its own admin': {
    Panel: SchoolPanel,
    panel: { component: 'school', itemId: 1 },
    texts: schoolPanelTexts,
    api: { ...schoolApi, 'GET /schools/:id': { ...school, id: 1 } },
    path: '/schools/:id',
    entity: { ...school, id: 1 },
    label: /^Adresse$/,
    dialogLabel: 'Adresse',
    typed: '3 rue Ada',
    saved: 'Établissement modifié',
    sentAs: (address: string) => ({ address }),
    theirValue: '1 rue Hugo',
    theirs: { ...school, id: 1, address: '1 rue Hugo' },
    otherFieldChanged: { ...school, id: 1, address_city: 'Lyon' },
  },
  'member of staff': {
    Panel: StaffPanel,
    panel: { component: 'staff', itemId: 30 },
    texts: staffPanelTexts,
    api: staffApi,
    path: '/users/:id',
    entity: camille,
    label: /^Prénom/,
    dialogLabel: 'Prénom',
    typed: 'Claude',
    saved: 'Fiche modifiée',
    sentAs: (firstname: string) => ({ firstname }),
    theirValue: 'Chloé',
    theirs: { ...camille, authentication: { ...authentication, firstname: 'Chloé' } },
    otherFieldChanged: { ...camille, phone: '06 39 98 55 55' },
  },
  follower: {
    Panel: FollowerPanel,
    panel: { component: 'followers', itemId: 20 },
    texts: followerPanelTexts,
    api: followerApi,
    route: '/students/7',
    path: '/users/:id',
    entity: karim,
    label: /^Téléphone/,
    dialogLabel: 'Téléphone',
    typed: '06 39 98 44 44',
    saved: 'Proche modifié',
    sentAs: (phone: string) => ({ phone }),
    theirValue: '06 39 98 55 55',
    theirs: { ...karim, phone: '06 39 98 55 55' },
    otherFieldChanged: { ...karim, authentication: { ...karim.authentication, lastname: 'Haddad' } },
  },
};

/** The form, shown while the side panel is open. */
const whilePanelIsOpen = (Panel: ComponentType) =>
  function Shown() {
    return usePanel().component ? <Panel /> : null;
  };

/** Opens a form and fills in the field. The server refuses the first save with `current`, and accepts later saves. */
async function fill(form: Form, current: object) {
  const { Panel, panel, role = 'ADMIN', route = '/', texts, api, path, entity, label, typed } = form;
  const refusals = [
    { statusCode: 409, code: 'VERSION_CHANGED', message: 'Modifié.', current: { ...current, version: 2 } },
  ];
  const Shown = whilePanelIsOpen(Panel);
  const host = await renderInHost(<Shown />, {
    me: fakeMe(role),
    route,
    texts,
    panel: { ...panel, mode: 'EDIT', fromPage: false },
    api: {
      ...api,
      [`GET ${path}`]: { ...entity, version: 1 },
      [`PATCH ${path}`]: () => refusals.shift() ?? { ...entity, version: 3 },
    },
  });
  const field = () => screen.getByRole('textbox', { name: label });
  await screen.findByRole('textbox', { name: label });

  const type = async (text: string) => {
    await host.user.clear(field());
    await host.user.type(field(), text);
  };

  await type(typed);
  const patches = () =>
    host.sent.filter(({ method }) => method === 'PATCH').map(({ body, ifMatch }) => ({ body, ifMatch }));
  const save = () => host.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return { ...host, field, type, save, patches };
}

const conflict = () => screen.findByRole('dialog', { name: 'Modifié entre-temps' });
const merged = /D’autres modifications avaient été enregistrées entre-temps/;

beforeEach(() => sessionStorage.clear());

test('saving again after a lost response opens no dialog', async () => {
  const form = forms['student']!;
  const { save, patches } = await fill(form, { ...ines, firstname: form.typed });
  await save();
  expect(await screen.findByText(form.saved)).toBeVisible();
  expect(screen.queryByText(merged)).not.toBeInTheDocument();
  expect(patches()).toEqual([
    { body: { firstname: form.typed }, ifMatch: '"1"' },
    { body: {}, ifMatch: '"2"' },
  ]);
});

const namedAs = (person: typeof camille, firstname: string) => ({
  ...person,
  authentication: { ...person.authentication, firstname },
});

test.each([
  ['student', 'Inès-Maria', { ...ines, firstname: 'Inès-Maria' }],
  ['member of staff', 'Anne-Marie', namedAs(camille, 'Anne-Marie')],
  ['follower', 'Karim-Ali', namedAs(karim, 'Karim-Ali')],
])(
  'saving a %s again after a lost response opens no dialog, if the name was typed in capitals [interface.version]',
  async (name, firstname, saved) => {
    const form = { ...forms[name]!, label: /^Prénom/, typed: firstname.toUpperCase() };
    const { save, patches } = await fill(form, saved);
    await save();
    const fields = () => screen.queryAllByRole('textbox', { hidden: true });
    await waitFor(() => expect(fields()).toEqual([]));
    expect(patches()[0]?.ifMatch).toBe('"1"');
    expect(screen.queryByText(merged)).not.toBeInTheDocument();
  },
);

test('a name in another spelling, changed by the other person only, is merged without a dialog [interface.version]', async () => {
  const form = { ...forms['student']!, entity: { ...ines, lastname: 'McDonald' } };
  const { save, patches } = await fill(form, { ...ines, lastname: 'MacDonald' });
  await save();
  expect(await screen.findByText(form.saved)).toBeVisible();
  expect(patches()[1]).toEqual({ body: { firstname: form.typed }, ifMatch: '"2"' });
});

describe.each(Object.entries(forms))('%s', (_name, form) => {
  const { typed, theirs, theirValue, dialogLabel, sentAs, otherFieldChanged, saved, label } = form;

  test('when the same field was changed meanwhile, shows both versions, and saves the user’s value on the newer version', async () => {
    const { user, save, patches } = await fill(form, theirs);
    await save();
    const dialog = within(await conflict());
    const group = within(dialog.getByRole('group', { name: dialogLabel }));
    expect(group.getByRole('radio', { name: new RegExp(`Ma version.*${typed}`) })).toBeChecked();
    expect(group.getByRole('radio', { name: new RegExp(`Version enregistrée.*${theirValue}`) })).toBeVisible();
    expect(await axeFindings(document.body)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ces choix' }));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(patches()).toEqual([
      { body: sentAs(typed), ifMatch: '"1"' },
      { body: sentAs(typed), ifMatch: '"2"' },
    ]);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: label })).not.toBeInTheDocument());
  });

  test('when another field was changed meanwhile, merges both changes without a dialog [interface.version]', async () => {
    const { save, patches } = await fill(form, otherFieldChanged);
    await save();
    expect(await screen.findByText(saved)).toBeVisible();
    expect(await screen.findByText(merged)).toBeVisible();
    expect(patches()).toEqual([
      { body: sentAs(typed), ifMatch: '"1"' },
      { body: sentAs(typed), ifMatch: '"2"' },
    ]);
  });

  test('« Continuer la saisie » keeps the values, and the next save is based on the opened version again', async () => {
    const { user, field, save, patches } = await fill(form, theirs);
    await save();
    await user.click(within(await conflict()).getByRole('button', { name: 'Continuer la saisie' }));
    expect(field()).toHaveValue(typed);
    expect(patches()).toHaveLength(1);
    await save();
    expect(await screen.findByText(saved)).toBeVisible();
    expect(patches()[1]).toEqual({ body: sentAs(typed), ifMatch: '"1"' });
  });

  test('« Recharger sans ma version » fills the form with the saved version, on which the next save is based', async () => {
    const { user, field, type, save, patches } = await fill(form, theirs);
    await save();
    await user.click(within(await conflict()).getByRole('button', { name: 'Recharger sans ma version' }));
    await waitFor(() => expect(field()).toHaveValue(theirValue));
    await type(typed);
    await save();
    expect(await screen.findByText(saved)).toBeVisible();
    expect(patches()[1]).toEqual({ body: sentAs(typed), ifMatch: '"2"' });
  });

  test('a restored draft is saved on the version with which it was started', async () => {
    const first = await fill(form, theirs);
    expect(keepDrafts()).toBe(true);
    first.unmount();
    const { Panel, panel, role = 'ADMIN', route = '/', texts, api, path } = form;
    const Shown = whilePanelIsOpen(Panel);
    const { sent, user } = await renderInHost(<Shown />, {
      me: fakeMe(role),
      route,
      texts,
      panel: { ...panel, mode: 'EDIT', fromPage: false },
      api: {
        ...api,
        [`GET ${path}`]: { ...theirs, version: 2 },
        [`PATCH ${path}`]: {
          statusCode: 409,
          code: 'VERSION_CHANGED',
          message: 'Modifié.',
          current: { ...theirs, version: 2 },
        },
      },
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: label })).toHaveValue(typed));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const group = within(within(await conflict()).getByRole('group', { name: dialogLabel }));
    expect(group.getByRole('radio', { name: new RegExp(`Version enregistrée.*${theirValue}`) })).toBeVisible();
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({ body: sentAs(typed), ifMatch: '"1"' });
  });
});
