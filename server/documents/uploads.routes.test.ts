import { documents } from '@memocartes/contract/documents/documents.routes';
import { uploadMediaTypes } from '@memocartes/contract/documents/files';
import sharp from 'sharp';

import { jpeg, jpegBomb, png, pngBomb, zip } from '../testing/files/images.ts';
import { type TestServer, testServer } from '../testing/server.ts';

const { jpg, png: pngType, pdf, xlsx, docx, txt } = uploadMediaTypes;
let server: TestServer;
let teacher: Awaited<ReturnType<TestServer['seed']['teacher']>>;

beforeAll(async () => {
  server = await testServer();
  teacher = await server.seed.teacher();
});

afterAll(() => server.close());

type Type = typeof jpg | typeof pngType | typeof pdf | typeof xlsx | typeof docx | typeof txt;
const file = (type: Type, bytes: Buffer) => ({ title: 'Fiche n° 1', type, data: bytes.toString('base64') });
const send = (type: Type, bytes: Buffer, who = teacher) =>
  server.as(who).call(documents.create, { body: file(type, bytes) });
const aPdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n');
const text = Buffer.from('Bonjour, ça va ?\nÀ demain.');
const sheetParts = ['[Content_Types].xml', 'xl/workbook.xml'];
const wordParts = ['[Content_Types].xml', 'word/document.xml'];

const readStored = async (id: number) =>
  server.db
    .selectFrom('documents')
    .innerJoin('blobs', 'blobs.hash', 'documents.blobs_hash')
    .select(['documents.title', 'documents.type', 'documents.schools_id', 'documents.authentications_id', 'blobs.data'])
    .where('documents.id', '=', id)
    .executeTakeFirstOrThrow();

test.each([
  ['jpeg', jpg, () => jpeg()],
  ['png', pngType, () => png()],
  ['pdf', pdf, () => aPdf],
  ['xlsx', xlsx, () => zip(sheetParts)],
  ['docx', docx, () => zip(wordParts)],
  ['txt', txt, () => text],
])('%s is accepted and stored with its type, school and author [interface.upload-types]', async (_name, type, make) => {
  const { status, body } = await send(type, await make());
  expect(status).toBe(201);
  expect(await readStored(body.id)).toMatchObject({
    title: 'Fiche n° 1',
    type,
    schools_id: teacher.schoolId,
    authentications_id: teacher.id,
  });
});

test('a text in UTF-16, as Windows editors save it, is accepted; binary bytes after its byte order mark are not [interface.upload-types]', async () => {
  const littleEndian = Buffer.from('\ufeffBonjour, ça va\u00a0?\r\n', 'utf16le');
  expect((await send(txt, littleEndian)).status).toBe(201);
  expect((await send(txt, Buffer.from(littleEndian).swap16())).status).toBe(201);
  const binary = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(8)]);
  expect((await send(txt, binary)).error.code).toBe('FILE_TYPE_REFUSED');
});

test('an image is re-encoded without metadata, and reduced to 2,400 pixels [interface.uploads] [asvs:5.2.2]', async () => {
  const { body } = await send(jpg, await jpeg(3000, 1000));
  const { data } = await readStored(body.id);
  const { width, exif } = await sharp(data).metadata();
  expect({ width, exif }).toEqual({ width: 2400, exif: undefined });
});

test.each([
  ['a PNG declared as a JPEG', jpg, () => png(), 415, 'FILE_TYPE_REFUSED'],
  ['an HTML page declared as a PDF', pdf, () => Buffer.from('<html>'), 415, 'FILE_TYPE_REFUSED'],
  ['another ZIP declared as a spreadsheet', xlsx, () => zip(['a.exe']), 415, 'FILE_TYPE_REFUSED'],
  ['a Word document declared as a spreadsheet', xlsx, () => zip(wordParts), 415, 'FILE_TYPE_REFUSED'],
  ['a spreadsheet with macros', xlsx, () => zip([...sheetParts, 'xl/vbaProject.bin']), 415, 'FILE_TYPE_REFUSED'],
  ['a spreadsheet that unpacks to gigabytes', xlsx, () => zip(sheetParts, 2_000_000_000), 415, 'FILE_TYPE_REFUSED'],
  ['a truncated spreadsheet', xlsx, () => zip(sheetParts).subarray(0, 60), 415, 'FILE_TYPE_REFUSED'],
  [
    'a spreadsheet with a wrong directory offset',
    xlsx,
    () => declareWrongOffset(zip(sheetParts)),
    415,
    'FILE_TYPE_REFUSED',
  ],
  ['binary bytes declared as text', txt, () => Buffer.from([0x41, 0, 0x42]), 415, 'FILE_TYPE_REFUSED'],
  ['a JPEG that unpacks to gigabytes', jpg, () => jpegBomb(), 413, 'FILE_SIZE_OVER'],
  ['a PNG that unpacks to gigabytes', pngType, () => pngBomb(), 413, 'FILE_SIZE_OVER'],
  ['a truncated PNG', pngType, async () => (await png(400, 400)).subarray(0, 100), 422, 'INVALID'],
  ['too much text', txt, () => Buffer.alloc(5_000_001, 'a'), 413, 'FILE_SIZE_OVER'],
])('refuses %s and names the field [interface.uploads]', async (_what, type, make, status, code) => {
  const response = await send(type, await make());
  expect({ status: response.status, code: response.error.code, fields: Object.keys(response.error.fields!) }).toEqual({
    status,
    code,
    fields: ['data'],
  });
});

test('the error of an empty file says that it is empty', async () => {
  const { status, error } = await send(txt, Buffer.alloc(0));
  expect([status, error.fields]).toEqual([422, { data: 'Le fichier est vide.' }]);
});

function declareWrongOffset(bytes: Buffer): Buffer {
  bytes.writeUInt32LE(0xffff_fff0, bytes.length - 6);
  return bytes;
}

test('refuses a type that is not in the list, and names its field [interface.upload-types] [asvs:5.2.2]', async () => {
  const body = { ...file(txt, text), type: 'text/html' as never };
  const { status, error } = await server.as(teacher).call(documents.create, { body });
  expect({ status, fields: error.fields }).toEqual({
    status: 422,
    fields: { type: 'Ce type de fichier n’est pas accepté.' },
  });
});

test('the author of an upload changes it; a colleague and another school get 404, a follower 403 [resources.file]', async () => {
  const { body: upload } = await send(txt, text);
  const change = (title: string) => ({ id: upload.id, body: { title } });
  const schoolFollower = await server.seed.follower({ schoolId: teacher.schoolId });
  const colleague = await server.seed.teacher({ schoolId: teacher.schoolId });
  expect(await server.anonymous.status(documents.update, change('a'))).toBe(401);
  expect(await server.as(schoolFollower).status(documents.update, change('b'))).toBe(403);
  expect(await server.as(schoolFollower).status(documents.create, { body: file(txt, text) })).toBe(403);
  expect(await server.anonymous.status(documents.create, { body: file(txt, text) })).toBe(401);
  expect(await server.as(colleague).status(documents.update, change('c'))).toBe(404);
  expect(await server.as(colleague).status(documents.view, { id: upload.id })).toBe(404);
  expect(await server.as(await server.seed.teacher()).status(documents.update, change('d'))).toBe(404);
  expect(await server.as(teacher).status(documents.update, change('Fiche n° 2'))).toBe(200);
  expect((await readStored(upload.id)).title).toBe('Fiche n° 2');
});

test('a new file replaces the first, whose bytes are deleted; a type without a file is refused', async () => {
  const { body: upload } = await send(txt, Buffer.from('première version'));
  const blobs = async () => (await server.db.selectFrom('blobs').select('hash').execute()).length;
  const before = await blobs();
  const only = await server.as(teacher).call(documents.update, { id: upload.id, body: { type: pdf } });
  expect(only.error.fields).toEqual({ data: 'Champ requis' });
  const data = Buffer.concat([aPdf, Buffer.from('2')]).toString('base64');
  await server.as(teacher).call(documents.update, { id: upload.id, body: { data, type: pdf } });
  expect(await blobs()).toBe(before);
  expect((await readStored(upload.id)).type).toBe(pdf);
});

test('an avatar can’t be changed as a document', async () => {
  const { body: upload } = await send(jpg, await jpeg());
  await server.db
    .updateTable('documents')
    .set({ entity_type: 'USERS', entity_id: teacher.userId })
    .where('id', '=', upload.id)
    .execute();
  expect(await server.as(teacher).status(documents.update, { id: upload.id, body: { title: 'x' } })).toBe(404);
});

test('refuses a type or size that the settings exclude [resources.file-types]', async () => {
  const small = await testServer({ LIST_FILE_TYPES: ['pdf'], LIMIT_FILE_UPLOAD: 30 });
  const caller = small.as(await small.seed.teacher());
  const upload = (type: Type, bytes: Buffer) => caller.call(documents.create, { body: file(type, bytes) });
  const refused = await upload(txt, text);
  expect([refused.status, refused.error.code, Object.keys(refused.error.fields!)]).toEqual([
    415,
    'FILE_TYPE_REFUSED',
    ['type'],
  ]);
  expect((await upload(pdf, Buffer.from('%PDF-1.7 court'))).status).toBe(201);
  expect((await upload(pdf, Buffer.concat([aPdf, aPdf]))).error.code).toBe('FILE_SIZE_OVER');
  await small.close();
});
