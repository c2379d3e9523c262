import { operationsPage } from '@memocartes/contract/operations-page/operations-page.routes';
import type { Page } from '@playwright/test';

import { expect, test } from '../../test.ts';

/** Tries operations that the policy forbids or allows. @returns for each the name of its error, or `done` */
const attempts = (page: Page) =>
  page.evaluate(() => {
    const outcome = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };

    const script = document.createElement('script');
    const { trustedTypes } = window as unknown as {
      readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => unknown };
    };
    return {
      markup: outcome(() => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>')),
      upload: outcome(() => (script.src = '/api/documents/1/file')),
      inline: outcome(() => (script.text = 'alert(1)')),
      event: outcome(() => document.body.setAttribute('onclick', 'alert(1)')),
      policy: outcome(() => trustedTypes.createPolicy('remote', { createHTML: (text: string) => text })),
      secondDefault: outcome(() => trustedTypes.createPolicy('default', { createHTML: (text: string) => text })),
      style: outcome(() => (document.createElement('style').innerHTML = '.a{color:red}')),
      chunk: outcome(() => (script.src = '/assets/a.js')),
    };
  });

test('page code cannot create markup, scripts or policies [interface.trusted-types]', async ({ page, seed, enter }) => {
  await enter(await seed.demo('teacher'));
  const refused = 'TypeError';
  expect(await attempts(page)).toEqual({
    markup: refused,
    upload: refused,
    inline: refused,
    event: refused,
    policy: refused,
    secondDefault: refused,
    style: 'done',
    chunk: 'done',
  });
});

test('a violation is shown on the operations page, without the query of the page’s address [operations-page.violations]', async ({
  page,
  seed,
  enter,
  visit,
}) => {
  await enter(await seed.demo('teacher'), '/Dashboard?secret=ada');
  const image = `https://images-${Date.now()}.example`;
  await page.evaluate((src) => void (new Image().src = `${src}/a.png?who=ada`), image);
  const injected = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x>'));
  await expect(injected).rejects.toThrow('TrustedHTML');
  const api = seed.as(await seed.demo('superadmin'));
  await expect
    .poll(async () => (await api.call(operationsPage.view)).violations.find(({ blocked }) => blocked === image), {
      timeout: 30_000,
    })
    .toMatchObject({ directive: 'img-src', nb: 1 });
  const { main } = await visit(await seed.demo('superadmin'), '/superadmin/operations');
  await expect(main.getByRole('row', { name: /^img-src/ }).filter({ hasText: image })).toBeVisible();
  await expect(main.getByRole('row', { name: /^require-trusted-types-for/ }).first()).toBeVisible();
  await expect(main).not.toContainText('ada');
});
