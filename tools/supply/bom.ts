type Component = { readonly 'bom-ref': string; readonly name: string };
type Dependency = { readonly ref: string; readonly dependsOn?: string[] };

/** The parts of a CycloneDX document that are used here. */
export type Bom = {
  readonly serialNumber?: string;
  readonly metadata: { readonly timestamp?: string; readonly tools?: unknown; readonly component: Component };
  readonly components: Component[];
  readonly dependencies: Dependency[];
};

const byRef = (a: string, b: string) => (a < b ? -1 : 1);

/**
 * Makes a document that depends only on the lockfile. It is sorted; it contains no time, serial number, tools or name
 * of a folder.
 */
export function deterministic({ serialNumber: _serial, metadata, components, dependencies, ...rest }: Bom): Bom {
  const { timestamp: _time, tools: _tools, ...stableMetadata } = metadata;
  return {
    ...rest,
    metadata: { ...stableMetadata, component: { ...metadata.component, name: 'memocartes' } },
    components: components.toSorted((a, b) => byRef(a['bom-ref'], b['bom-ref'])),
    dependencies: dependencies
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: (dependsOn ?? []).toSorted(byRef) }))
      .toSorted((a, b) => byRef(a.ref, b.ref)),
  };
}
