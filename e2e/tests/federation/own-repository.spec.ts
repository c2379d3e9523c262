import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { OtherServer } from '../../remotes/OtherServer.ts';
import { OwnRepository } from '../../remotes/ownRepository.ts';
import { PublishedRemotes } from '../../remotes/PublishedRemotes.ts';
import { expect, test } from '../../test.ts';

const name = 'mf-example';
const title = 'Une page à part';
const elsewhere = process.env.E2E_REMOTE_ORIGIN!;
test.use({ isNewContext: true });

let published: PublishedRemotes;
let repository: OwnRepository;
let version: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  repository = new OwnRepository();
  await repository.install({ byNpm: Boolean(process.env.CI) });
  version = (await repository.script('build')).split(' ')[1]!.replace(/:.*/s, '');
});

test.beforeEach(({ dataDir }) => {
  published = new PublishedRemotes(dataDir);
});

test.afterEach(() => published.close());

test.afterAll(() => repository.remove());

/** Publishes the build, whose types and tests the first tests check. */
const publish = (...options: readonly string[]) =>
  repository.script('publish-remote', '--registry', published.dir, '--skip-checks', ...options);

test('a remote in its own repository is not published while its types or tests fail [portal.own-repository]', async () => {
  test.setTimeout(120_000);
  const file = join(repository.dir, 'example/ExamplePage.test.tsx');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before}\ntest('fails', () => expect(1).toBe('1' satisfies number));\n`);
  const publishing = repository.script('publish-remote', '--registry', published.dir);
  await expect(publishing).rejects.toThrow(
    /mf-example is not published:\n {2}- Types:[^]*example\/ExamplePage\.test\.tsx[^]*→ npm run typecheck\n {2}- Tests:[^]*→ npm test\n/,
  );
  writeFileSync(file, before);
  expect(published.registry.remotes[name]).toBeUndefined();
});

test('a remote in its own repository is tested, built from the packed SDK, and published to the running portal [portal.own-repository]', async ({
  seed,
  enter,
}) => {
  test.setTimeout(120_000);
  const others = Object.keys(published.registry.remotes);
  expect(await repository.script('publish-remote', '--registry', published.dir)).toMatch(
    new RegExp(`^✓ Types .*\n✓ Tests .*\n${name} ${version}: published\\. [0-9.]+ KB compressed\\.\n$`),
  );
  expect(Object.keys(published.registry.remotes)).toEqual(expect.arrayContaining([...others, name]));

  const teacher = await seed.demo('teacher');
  const portal = await enter(teacher, '/example');
  await expect(portal.title).toHaveText(title);
  await expect(portal.main).toContainText(`Bonjour ${teacher.firstname}, cette page vient d’un autre dépôt.`);
  await expect(portal.main).toContainText(/Vous avez \d+ classes?\./);
  await expect(portal.menu.getByRole('link', { name: title })).toHaveAttribute('href', '/example');
});

test.describe('files on another server', () => {
  let server: OtherServer;

  test.beforeEach(async () => {
    server = new OtherServer();
    await server.listen(elsewhere);
  });

  test.afterEach(() => server.close());

  test('a remote is published only once the server has its files; the page loads the files from that server, and the digests from the portal [portal.remote-origins]', async ({
    page,
    seed,
    enter,
  }) => {
    await expect(publish('--base', elsewhere)).rejects.toThrow(/returns 404.*Put the files of dist\/ there first/);
    await expect(publish('--base', 'http://127.0.0.1:9')).rejects.toThrow(
      `loads no remote from http://127.0.0.1:9. Its REMOTE_ORIGINS must name it; it names ${elsewhere}.`,
    );
    server.upload(join(repository.dir, 'dist'), name, version);
    await publish('--base', elsewhere);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const portal = await enter(await seed.demo('teacher'), '/example');
    await expect(portal.title).toHaveText(title);
    await expect(portal.main.locator('.mf-example-count')).toHaveCSS('font-weight', '600');
    const files = addresses.filter((address) => address.includes(`/remotes/${name}/`));
    expect(
      files.filter((address) => !address.startsWith(elsewhere)).map((address) => new URL(address).pathname),
    ).toEqual([`/remotes/${name}/${version}/integrity.json`]);
    expect(new Set(files).size).toBe(files.length);
  });

  test('a changed file of another server is refused, and reported [portal.remote-origins]', async ({
    page,
    seed,
    enter,
  }) => {
    const folder = server.upload(join(repository.dir, 'dist'), name, version);
    await publish('--base', elsewhere);
    for (const file of readdirSync(folder).filter((name) => /^\w{10}\.js$/.test(name))) {
      writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')};globalThis.isTampered = true;`);
    }
    const reported = page.waitForRequest('**/api/remote-reports');
    const portal = await enter(await seed.demo('teacher'), '/example');
    await expect(portal.title).toHaveText('Oops, cela semble cassé');
    expect((await reported).postDataJSON()).toMatchObject({
      reports: expect.arrayContaining([expect.objectContaining({ remote: name, version, kind: 'LOAD_FAILURE' })]),
    });
    expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
  });

  test('an origin that is not configured is refused at load, and the reason is reported [portal.remote-origins]', async ({
    page,
    seed,
    enter,
  }) => {
    server.upload(join(repository.dir, 'dist'), name, version);
    await publish('--base', elsewhere);
    // The same server with another host name is another origin.
    const unnamed = elsewhere.replace('127.0.0.1', 'localhost');
    const { manifest, container } = published.registered(name);
    published.change(name, {
      manifest: manifest.replace(elsewhere, unnamed),
      container: { ...container!, entry: container!.entry.replace(elsewhere, unnamed) },
    });
    const reported = page.waitForRequest('**/api/remote-reports');
    const portal = await enter(await seed.demo('teacher'), '/example');
    await expect(portal.title).toHaveText('Oops, cela semble cassé');
    const { reports } = (await reported).postDataJSON() as { readonly reports: { readonly reason: string }[] };
    expect(reports[0]!.reason).toContain(`is refused: the portal’s REMOTE_ORIGINS does not name ${unnamed}`);
  });
});
