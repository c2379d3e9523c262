import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from '../packages.ts';

/** Forms that can be left without confirmation, each with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'mf-student/device/attachment/SchoolStep.tsx': 'a code that is on the board',
  'mf-student/device/home-revision/FamilyCodeStep.tsx': 'a code',
  'mf-student/device/answer/TypedAnswer.tsx': 'one answer of a session; Back asks for confirmation',
  'shared-features/account/settings/DeletionTab.tsx': 'a confirmation',
  'shared-features/account/settings/security/ProofForm.tsx': 'a password or a code',
  'shared-features/account/second-factor/EnrolmentForm.tsx': 'a code',
  'shared-features/schools/actions/DeleteSchool.tsx': 'a confirmation',
  'shared-features/sessions/open-close/OpenSessionDialog.tsx': 'one choice',
  'shared-features/staff/panel/TransferDialog.tsx': 'one choice, nothing typed but a search',
  'shared-features/students/placement/ChooseClassDialog.tsx': 'one choice',
  'shared-features/messaging/composer/Composer.tsx': 'a message, kept as a draft',
  'mf-superadmin/versions/developers/AddDeveloper.tsx': 'one address, above its list',
  'shared-features/account/override/OverrideForm.tsx': 'choices, nothing typed but an address',
  'shared-features/scan/scan-step/TypedCode.tsx': 'the number of a card that is in hand',
  'shared-features/page-form/PageForm.tsx': 'the form element alone; the component that uses it asks',
  'shared-features/cards/print/order/PrintOrder.tsx': 'choices, remembered by the server',
};

/** Files with a part of a form, each with the file that asks for confirmation for the whole form. */
const confirmedBy: Readonly<Record<string, string>> = {
  'shared-features/packs/composer/form/PackTitleFields.tsx': 'shared-features/packs/composer/PackComposer.tsx',
  'shared-features/cards/editor/useSaveCard.ts': 'shared-features/cards/editor/CardEditor.tsx',
  'shared-features/cards/images/ImageDescription.tsx': 'shared-features/cards/images/ImageDialog.tsx',
  'shared-features/cards/images/NewImage.tsx': 'shared-features/cards/images/ImageDialog.tsx',
  'shared-features/imports/students/ChooseFile.tsx': 'shared-features/imports/students/ImportDialog.tsx',
  'shared-features/resources/file/DocumentDrop.tsx': 'shared-features/resources/panel/ResourceForm.tsx',
  'shared-features/students/new-student-stepper/StudentStep.tsx':
    'shared-features/students/new-student-stepper/AddStudent.tsx',
  'shared-features/students/new-student-stepper/FollowersStep.tsx':
    'shared-features/students/new-student-stepper/AddStudent.tsx',
  'shared-features/students/new-student-stepper/useSteps.ts':
    'shared-features/students/new-student-stepper/AddStudent.tsx',
  'shared-features/students/new-student-stepper/useFollowerStep.ts':
    'shared-features/students/new-student-stepper/AddStudent.tsx',
};

const asksOnLeave = /useUnsaved[<(]|<FormDialog|<FormPanel|usePanelForm[<(]/;

/** A dialog with a field is a form, also without Formik. */
const isForm = (text: string) =>
  /useFormik[<(]|<Formik\b|<(form|PageForm)\b|<FileDrop\b/.test(text) ||
  (/<Dialog\b/.test(text) && /<\w*Field\b/.test(text));

const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('node_modules'));

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const packages = readdirSync(root).filter((name) => name.startsWith('mf-') || name === 'shared-features');
const all = packages.flatMap(files);
const forms = all.filter((path) => isForm(textOf(path)));

test('finds forms, and every exception is still needed', () => {
  expect(forms.length).toBeGreaterThan(15);
  const notAsking = forms.filter((path) => !asksOnLeave.test(textOf(path)));
  expect([...Object.keys(exempt), ...Object.keys(confirmedBy)].filter((path) => !notAsking.includes(path))).toEqual([]);
});

test.each(forms.filter((path) => !exempt[path]))(
  '%s asks for confirmation before the form is left [interface.unsaved]',
  (path) => {
    expect([path, asksOnLeave.test(textOf(confirmedBy[path] ?? path))]).toEqual([path, true]);
  },
);

test('a Formik form in a dialog is a FormDialog', () => {
  const inDialog = all.filter((path) => /<Dialog\b/.test(textOf(path)) && /useFormik[<(]/.test(textOf(path)));
  expect(inDialog.filter((path) => !/<FormDialog\b/.test(textOf(path)))).toEqual([]);
});
