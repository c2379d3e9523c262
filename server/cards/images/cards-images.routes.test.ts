import { randomUUID } from 'node:crypto';

import { cards } from '@memocartes/contract/cards/cards.routes';
import { cardsImages } from '@memocartes/contract/cards/images/cards-images.routes';
import { users } from '@memocartes/contract/users/users.routes';
import sharp from 'sharp';

import { createClassroom } from '../../testing/classroom.ts';
import { jpeg, jpegBomb, png } from '../../testing/files/images.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const imageBody = async (overrides = {}) => ({
  title: 'chat.jpg',
  alt: 'Un chat noir',
  type: 'image/jpeg' as const,
  data: (await jpeg()).toString('base64'),
  ...overrides,
});

const addPicture = async (person: Person, overrides = {}) =>
  await server.as(person).body(cardsImages.create, { body: await imageBody(overrides) });

const bytesOf = async (person: Person, image: number) => {
  const response = await server.as(person).fetch(`/api/documents/${image}`);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('a picture is re-encoded without its metadata and owned by its author', async () => {
  const { teacher, stranger, follower } = await createClassroom(server);
  const { id, image } = await addPicture(teacher);
  const { bytes } = await bytesOf(teacher, image);
  const { format, exif, width } = await sharp(bytes).metadata();
  expect({ format, exif, width }).toEqual({ format: 'jpeg', exif: undefined, width: 320 });
  expect((await bytesOf(stranger, image)).status).toBe(404);
  expect((await bytesOf(follower, image)).status).toBe(404);
  const body = await server.as(teacher).body(cardsImages.view, { id });
  expect(body).toMatchObject({ id, image, title: 'chat.jpg', alt: 'Un chat noir', nb_cards: 0, is_mine: true });
});

test('a picture sent twice by the same request is stored once [interface.request-once]', async () => {
  const { teacher, colleague } = await createClassroom(server);
  const request_id = randomUUID();
  const send = (person = teacher) => addPicture(person, { request_id });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second).toEqual(first);
  expect(await send()).toEqual(first);
  const { count } = await server.as(teacher).body(cardsImages.list, { query: {} });
  expect(count).toBe(1);
  expect((await send(colleague)).id).not.toBe(first.id);
  expect((await addPicture(teacher, { request_id: randomUUID() })).id).not.toBe(first.id);
});

test('a picture is visible to its author, the school admin and the superadmin only [permissions.card-image]', async () => {
  const { teacher, colleague, schoolAdmin, follower, stranger } = await createClassroom(server);
  const superadmin = await server.seed.superadmin();
  const { id } = await addPicture(teacher);
  const statusFor = (person: Person) => server.as(person).status(cardsImages.view, { id });
  expect(await Promise.all([teacher, schoolAdmin, superadmin].map(statusFor))).toEqual([200, 200, 200]);
  expect(await Promise.all([colleague, stranger].map(statusFor))).toEqual([404, 404]);
  expect(await statusFor(follower)).toBe(403);
  expect(await server.anonymous.status(cardsImages.view, { id })).toBe(401);
  expect(await server.anonymous.status(cardsImages.list)).toBe(401);
  expect(await server.as(follower).status(cardsImages.list)).toBe(403);
  const listIds = async (person: Person, query = {}) =>
    (await server.as(person).body(cardsImages.list, { query })).cards_images.map((item) => item.id);
  expect(await listIds(teacher)).toEqual([id]);
  expect(await listIds(schoolAdmin)).toEqual([id]);
  expect(await listIds(schoolAdmin, { mine: 'true' })).toEqual([]);
  expect(await listIds(superadmin)).not.toContain(id);
  expect(await listIds(stranger)).toEqual([]);
  const body = { alt: 'Un chat gris' };
  expect(await server.as(colleague).status(cardsImages.update, { id, body })).toBe(404);
  expect(await server.as(stranger).status(cardsImages.remove, { id })).toBe(404);
  expect(await server.anonymous.status(cardsImages.update, { id, body })).toBe(401);
  expect((await server.as(teacher).body(cardsImages.update, { id, body })).alt).toBe('Un chat gris');
});

test('a picture is found by title or alternative text, ignoring case and accents', async () => {
  const { teacher } = await createClassroom(server);
  const { id } = await addPicture(teacher, { title: 'Éléphant.jpg', alt: 'Au zoo' });
  await addPicture(teacher);
  const searchIds = async (search: string) =>
    (await server.as(teacher).body(cardsImages.list, { query: { search } })).cards_images.map((item) => item.id);
  expect(await searchIds('elephant')).toEqual([id]);
  expect(await searchIds('ZOO')).toEqual([id]);
});

test('requires JPEG content, at most 5 MB, and an alternative text [cards.images]', async () => {
  const { teacher } = await createClassroom(server);

  const createStatus = async (overrides: object) => {
    const { status, error } = await server.as(teacher).call(cardsImages.create, { body: await imageBody(overrides) });
    return [status, error.code, ...Object.keys(error.fields ?? {})];
  };

  const asPng = (await png()).toString('base64');
  expect(await createStatus({ type: 'image/png', data: asPng })).toEqual([422, 'INVALID', 'type']);
  expect(await createStatus({ data: asPng })).toEqual([415, 'FILE_TYPE_REFUSED', 'data']);
  expect(await createStatus({ data: `data:image/png;base64,${asPng}` })).toEqual([415, 'FILE_TYPE_REFUSED', 'data']);
  expect(await createStatus({ data: (await jpegBomb()).toString('base64') })).toEqual([413, 'FILE_SIZE_OVER', 'data']);
  const heavy = Buffer.concat([await jpeg(), Buffer.alloc(5_000_000)]).toString('base64');
  expect(await createStatus({ data: heavy })).toEqual([413, 'FILE_SIZE_OVER', 'data']);
  expect(await createStatus({ alt: ' ' })).toEqual([422, 'INVALID', 'alt']);
});

test('the pictures of a teacher who joins a school become visible to its school admin', async () => {
  const { school, schoolAdmin } = await createClassroom(server);
  const master = await server.seed.school({ offers_id: 1, nb_physical_boxes: 0 });
  const alone = await server.seed.teacher({ schoolId: master.id });
  const { id } = await addPicture(alone);
  expect(await server.as(schoolAdmin).status(cardsImages.view, { id })).toBe(404);
  const superadmin = await server.seed.superadmin();
  await server.as(superadmin).call(users.update, { id: alone.userId, body: { schools_id: school.id } });
  expect(await server.as(schoolAdmin).status(cardsImages.view, { id })).toBe(200);
});

describe('on a card', () => {
  const createWithPicture = async (person: Person, fimg: number, overrides = {}) => {
    const matter = await server.seed.subject();
    const body = {
      matter_id: matter.id,
      front_pattern: 'top' as const,
      fimg,
      front_alt: 'Un chat',
      fline1: 'Qui est-ce ?',
      bline1: 'Un chat',
      ...overrides,
    };
    return server.as(person).call(cards.create, { body });
  };

  test('accepts only one’s own pictures; a card keeps its pictures when another person changes it', async () => {
    const { teacher, colleague, schoolAdmin } = await createClassroom(server);
    const { id: pictureId, image } = await addPicture(teacher);
    expect(Object.keys((await createWithPicture(colleague, image)).error.fields ?? {})).toEqual(['fimg']);
    const { id } = (await createWithPicture(teacher, image)).body;
    const body = { fimg: image, fline1: 'Qui est là ?' };
    expect(await server.as(schoolAdmin).status(cards.update, { id, body })).toBe(200);
    const seen = await server.as(teacher).body(cardsImages.view, { id: pictureId });
    expect(seen.nb_cards).toBe(1);
    const { error } = await server.as(teacher).call(cardsImages.remove, { id: pictureId });
    expect(error).toMatchObject({ code: 'STILL_USED', reason: 'PICTURE_ON_CARD' });
    await server.as(teacher).call(cards.remove, { id });
    expect(await server.as(teacher).status(cardsImages.remove, { id: pictureId })).toBe(204);
    expect((await bytesOf(teacher, image)).status).toBe(404);
  });

  test('a shared card shows its picture to all; a copy has its own picture with the same bytes [cards.copy]', async () => {
    const { teacher, stranger } = await createClassroom(server);
    const { image } = await addPicture(teacher);
    const { id } = (await createWithPicture(teacher, image, { status: 'FINAL', card_type: 'COMMUNITY' })).body;
    const first = await bytesOf(stranger, image);
    expect(first.status).toBe(200);
    const copy = await server.as(stranger).body(cards.duplicate, { id });
    const { front_side } = await server.as(stranger).body(cards.view, { id: copy.id });
    expect(front_side).toMatchObject({ pattern: 'top', alt: 'Un chat', line1: 'Qui est-ce ?' });
    expect(front_side.image).not.toBe(image);
    await server.as(teacher).call(cards.update, { id, body: { card_type: 'CUSTOM' } });
    expect((await bytesOf(stranger, image)).status).toBe(404);
    expect((await bytesOf(stranger, front_side.image!)).bytes.equals(first.bytes)).toBe(true);
    expect((await server.as(stranger).body(cardsImages.list)).count).toBe(1);
  });
});
