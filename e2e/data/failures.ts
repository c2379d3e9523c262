import type { Page, Route } from '@playwright/test';

/** A way for a remote to be broken: which of its files, and what the portal answers instead. */
export type Failure = {
  readonly name: string;
  readonly files: RegExp;
  readonly answer: (route: Route) => Promise<void>;
};

const gone = (route: Route) => route.fulfill({ status: 404, body: '' });

export const failures: readonly Failure[] = [
  { name: 'its files are deleted', files: /.*/, answer: gone },
  {
    name: 'its manifest answers 503',
    files: /mf-manifest\.json/,
    answer: (route) => route.fulfill({ status: 503, json: { message: 'Service Unavailable' } }),
  },
  {
    name: 'its manifest is a page',
    files: /mf-manifest\.json/,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portail</title>' }),
  },
  {
    name: 'its code throws while it loads',
    files: /entry\.\w+\.js/,
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken build")' }),
  },
  {
    name: 'its entry exposes nothing',
    files: /entry\.\w+\.js/,
    answer: async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('./remote', './nothing');
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  },
  { name: 'its screens are gone', files: /[0-9a-f]{10}\.js/, answer: gone },
];

/** Breaks the teacher's remote for one page: one version of it, or all. @returns how to repair it. */
export async function breakTeacher(
  page: Page,
  { files, answer }: Failure,
  version = '[^/]+',
): Promise<() => Promise<void>> {
  const address = new RegExp(`/remotes/mf-teacher/${version}/${files.source}`);
  await page.route(address, answer);
  return () => page.unroute(address);
}
