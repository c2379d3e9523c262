import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const external = /^([a-z]+:|#)/;
/** Placeholders for any name: `server/migrations/00NN_name.sql`, `contract/<resource>/…`, `mf-*`. */
const placeholder = /[<>{}*…:$]|NN|(^|\/)x\.|\bX\./;

const withoutCodeBlocks = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, '');

/** Relative targets of `[text](target)` and `![text](target)`, without their anchor. */
export const linksOf = (markdown: string): string[] =>
  [...withoutCodeBlocks(markdown).matchAll(/\]\(<?([^)\s>]+)>?\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !external.test(target))
    .map((target) => target.replace(/#.*$/, ''));

/** Anchors `file.md#title` of links, as pairs of file and anchor; the file is empty for the page itself. */
const anchorsOf = (markdown: string): [file: string, anchor: string][] =>
  [...withoutCodeBlocks(markdown).matchAll(/\]\(([^)\s:]*)#([^)\s]+)\)/g)].map(([, file, anchor]) => [file!, anchor!]);

/** Anchors that the headings of a page have on GitHub. */
export const headingsOf = (markdown: string): string[] =>
  [...withoutCodeBlocks(markdown).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

/** Paths in `inline code`, except those with placeholders. */
export const pathsOf = (markdown: string): string[] =>
  [...withoutCodeBlocks(markdown).matchAll(/`([\w.@-]+(?:\/[^\s`]*)+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => !placeholder.test(path) && !path.startsWith('@'));

/**
 * Targets of one page that do not exist. A path in `inline code` is checked only if its first folder exists in the
 * repository's root or beside the page. Other paths belong to other repositories.
 */
export function brokenIn(root: string, page: string): string[] {
  const markdown = readFileSync(join(root, page), 'utf8');
  const folder = dirname(join(root, page));
  const links = linksOf(markdown).filter((target) => !existsSync(join(folder, target)));
  const anchors = anchorsOf(markdown).flatMap(([file, anchor]) => {
    const target = file ? join(folder, file) : join(root, page);
    if (!target.endsWith('.md') || !existsSync(target)) return [];
    return headingsOf(readFileSync(target, 'utf8')).includes(anchor) ? [] : [`${file}#${anchor}`];
  });
  const bases = [root, folder].filter((base, at, all) => all.indexOf(base) === at);
  const paths = pathsOf(markdown).filter((path) => {
    const [first] = path.split('/') as [string];
    const matching = bases.filter((base) => readdirSync(base).includes(first));
    return matching.length > 0 && !matching.some((base) => existsSync(join(base, path)));
  });
  return [...links, ...anchors, ...paths].map((target) => `${page}: ${target}`);
}
