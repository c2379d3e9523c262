/** The part of a dependency-cruiser rule that concerns paths. */
export type PathRule = {
  readonly from: { readonly path?: string | string[]; readonly pathNot?: string | string[] };
  readonly to: {
    readonly path?: string | string[];
    readonly pathNot?: string | string[];
    readonly circular?: boolean;
    readonly couldNotResolve?: boolean;
    readonly dependencyTypesNot?: readonly string[];
  };
};

/** Package → packages that it may import. */
type Graph = Readonly<Record<string, readonly string[]>>;

const matcher = (pattern: string | string[] | undefined, groups: readonly string[] = []) => {
  if (pattern === undefined) return undefined;
  const joined = [pattern].flat().join('|');
  return new RegExp(joined.replace(/\$(\d)/g, (_, group: string) => groups[Number(group)] ?? ''));
};

/**
 * Whether one rule forbids a file to import another. Ignores rules about cycles and about unresolved and run-time
 * imports.
 */
function forbids({ from, to }: PathRule, source: string, target: string): boolean {
  if (to.circular || to.couldNotResolve || to.dependencyTypesNot) return false;
  const groups = from.path === undefined ? [] : matcher(from.path)!.exec(source);
  if (!groups || matcher(from.pathNot)?.test(source)) return false;
  if (to.path !== undefined && !matcher(to.path, groups)!.test(target)) return false;
  return !matcher(to.pathNot, groups)?.test(target);
}

/**
 * The packages that each package may import: those of which at least one file may be imported.
 * @param files files of each package, without tests; the first file of a package represents it as the importer
 */
export function allowedImports(rules: readonly PathRule[], files: Readonly<Record<string, readonly string[]>>): Graph {
  const names = Object.keys(files);

  const allowedTargets = (source: string) =>
    names.filter((target) =>
      files[target]!.some((file) => !rules.some((rule) => forbids(rule, files[source]![0]!, file))),
    );

  return Object.fromEntries(names.map((name) => [name, allowedTargets(name).filter((other) => other !== name)]));
}

/** Merges packages that match `pattern`: `mf-teacher`, … → `mf-*`. @throws Error if the imports differ */
export function mergePackages(graph: Graph, pattern: RegExp, name: string): Graph {
  const rename = (names: readonly string[]) =>
    [...new Set(names.map((item) => (pattern.test(item) ? name : item)))].sort();
  const result: Record<string, readonly string[]> = {};
  for (const [source, targets] of Object.entries(graph)) {
    const [key] = rename([source]) as [string];
    const imports = rename(targets);
    if (result[key] && result[key].join() !== imports.join()) throw new Error(`${source} differs from other ${name}`);
    result[key] = imports;
  }
  return result;
}

/** Imports that are not implied by a longer path, as arrows of a diagram: `a --> b`. */
export function arrowsOf(graph: Graph): string[] {
  const reaches = (from: string, to: string): boolean =>
    (graph[from] ?? []).some((next) => next === to || reaches(next, to));
  return Object.entries(graph)
    .flatMap(([source, targets]) =>
      targets
        .filter((target) => !targets.some((between) => between !== target && reaches(between, target)))
        .map((target) => `${source} --> ${target}`),
    )
    .sort();
}

/** Arrows of the Mermaid diagram under a heading of a page. An id is replaced by its label, `id["label"]`. */
export function arrowsOfDiagram(markdown: string, heading: string): string[] {
  const section = markdown.split(/^## /m).find((item) => item.startsWith(heading)) ?? '';
  const diagram = /```mermaid\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
  const labels = new Map([...diagram.matchAll(/^\s*([\w-]+)\["([^"]+)"\]$/gm)].map(([, id, label]) => [id, label!]));
  const labelOf = (id: string) => labels.get(id) ?? id;
  return [...diagram.matchAll(/^\s*([\w-]+) --> ([\w-]+)$/gm)]
    .map(([, from, to]) => `${labelOf(from!)} --> ${labelOf(to!)}`)
    .sort();
}

/** The table under a heading: the name in the first column → the names in backticks in the last column, sorted. */
export function tableOf(markdown: string, heading: string): Graph {
  const section = markdown.split(/^## /m).find((item) => item.startsWith(heading)) ?? '';
  const rows = section.split('\n').filter((line) => /^\| +`/.test(line));
  return Object.fromEntries(
    rows.map((row) => {
      const cells = row.split('|').slice(1, -1);
      const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
      return [names(cells[0]!)[0]!, names(cells.at(-1)!).sort()];
    }),
  );
}
