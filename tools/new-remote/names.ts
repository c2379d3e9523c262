import { isRole, type Role, roles } from '../../contract/permissions/roles.ts';
import { parseArguments } from '../command.ts';

/** Values of the template's placeholders. */
export type NewRemote = {
  /** Name without the prefix: `school-library`. Also the path. */
  readonly name: string;
  /** Namespace of its texts: `schoolLibrary`. */
  readonly namespace: string;
  readonly role: Role;
  /** Title of its menu entry and of its page. */
  readonly titles: { readonly fr: string; readonly en: string };
};

const example = 'npm run new-remote -- mf-librarian --role TEACHER --fr Bibliothèque --en Library';

/** Paths of the server. */
const serverPaths = ['/api', '/assets', '/gar', '/outbox', '/remotes'];

/** The text with its first letter in upper case. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lastParts = (name: string) => name.split('-').slice(1);

function titleOf(text: string, language: string): string {
  // The templates put the title in single quotes.
  const title = text.trim().replaceAll("'", '’');
  if (title && title.length <= 40 && /^[^\n"\\{}<>`]+$/.test(title)) return title;
  throw new Error(`--${language} takes the words of its menu entry, 1 to 40 characters without " \\ { } < > \`.`);
}

/** Parses the arguments of `npm run new-remote --`. @throws Error that describes the mistake */
export function readArguments(args: readonly string[]): NewRemote {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArguments(
    { args: [...args], options: { role: text, fr: text, en: text }, allowPositionals: true },
    ` For example: ${example}`,
  );
  const [full = '', ...others] = positionals;
  if (!full || others.length > 0) throw new Error(`One remote is made at a time. For example: ${example}`);
  const name = full.replace(/^mf-/, '');
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || name.length > 30) {
    throw new Error(
      `A remote is named mf- and lower-case words joined by hyphens, 30 characters at most; this is ${full}. For example: ${example}`,
    );
  }
  const { role } = values;
  if (!isRole(role)) {
    throw new Error(`--role takes one of ${roles.join(', ')}; this is ${role ?? 'none'}. For example: ${example}`);
  }
  const words = capitalized(name.replaceAll('-', ' '));

  return {
    name,
    namespace: name.split('-')[0]! + lastParts(name).map(capitalized).join(''),
    role,
    titles: { fr: titleOf(values.fr ?? words, 'fr'), en: titleOf(values.en ?? words, 'en') },
  };
}

/** Names, paths and texts already used by the repository. */
export type Existing = {
  readonly names: readonly string[];
  /** Paths of the shell's own pages. */
  readonly shellPaths: readonly string[];
  readonly records: readonly {
    readonly name: string;
    readonly roles: readonly string[];
    readonly routes: readonly { readonly path: string }[];
    readonly planned?: readonly string[];
  }[];
  /** Namespaces of texts. */
  readonly namespaces: readonly string[];
};

/** Reasons why a remote can't have this name; empty if it is free. */
export function nameProblems({ name, namespace, role }: NewRemote, existing: Existing): string[] {
  const path = `/${name}`;
  const firstPart = (other: string) => other.toLowerCase().split('/', 2).join('/');
  const sameRole = existing.records.filter((record) => record.roles.length === 0 || record.roles.includes(role));
  const owners = sameRole.filter(({ routes, planned = [] }) =>
    [...routes.map((route) => route.path), ...planned].some((other) => firstPart(other) === path),
  );
  return [
    ...(existing.names.includes(`mf-${name}`) ? [`there is a remote mf-${name} already`] : []),
    ...([...existing.shellPaths, ...serverPaths].includes(path) ? [`${path} is a path of the portal itself`] : []),
    ...owners.map((owner) => `${path} is a path of ${owner.name}, which ${role} has too`),
    ...(existing.namespaces.includes(namespace) ? [`there are texts named ${namespace} already`] : []),
  ];
}
