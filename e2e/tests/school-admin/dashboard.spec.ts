import { expect, test } from '../../test.ts';

/** The number that a link of the dashboard shows. */
const figureOf = (text: string) => Number(/\d+/.exec(text.replace(/\s/g, ''))?.[0]);

test('each number on the school admin’s dashboard leads to a list with the same count', async ({
  seed,
  enter,
  page,
}) => {
  test.setTimeout(180_000);
  await enter(await seed.demo('schoolAdmin'), '/Dashboard');
  await page.getByText('Voir les chiffres').click();
  const links = await page.locator('main a').evaluateAll((all) =>
    all
      .map((a) => ({
        href: a.getAttribute('href')!,
        figure: a.closest('.mc-stat')?.querySelector('.mc-stat__value')?.textContent ?? a.textContent,
      }))
      .filter(({ href, figure }) => /\/schools\/\w+\?|\/schools\/classes$/.test(href) && /^\d/.test(figure)),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const { href, figure } of links) {
    const listResponse = page.waitForResponse(
      (response) =>
        /\/(students|users|users\/followers|classes|sessions)\?/.test(response.url()) &&
        response.url().includes('nb_page'),
    );
    await page.goto(href);
    const { count } = (await (await listResponse).json()) as { readonly count: number };
    expect([href, count]).toEqual([href, figureOf(figure)]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
