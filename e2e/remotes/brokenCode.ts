/** Source code that a broken version runs in the browser, besides the code of the good version. */
export type BrokenCode = {
  /** Runs before any other code of the version. */
  readonly atStart?: string;
  /** Runs when the host requests the remote's module; `scope` contains the host's modules. */
  readonly atLoad?: string;
  /** A component that replaces a screen; `React` and the `Good` screen are available. */
  readonly screen?: string;
  /** A component that replaces the student's side panel; `React` is available. */
  readonly panel?: string;
  /** The route whose screen is replaced: the dashboard by default. */
  readonly route?: string;
};

/** Adds broken code to the entry of a good build. */
export const withBrokenCode =
  ({ atStart = '', atLoad = '', screen = 'Good', panel = '', route = '/Dashboard' }: BrokenCode) =>
  (entry: string, container: string): string =>
    `${atStart};${entry};
(() => {
  const good = globalThis.${container};
  let scope;
  globalThis.${container} = {
    init: (shared, ...more) => good.init((scope = shared), ...more),
    get: async (name) => {
      ${atLoad};
      const remote = (await good.get(name))().default;
      const React = (await Object.values(scope.react)[0].get())();
      const broken = async () => {
        const Good = (await remote.screens['${route}']()).default;
        return { default: ${screen} };
      };
      const panels = { ...remote.panels, ${panel && `student: async () => ({ default: ${panel} })`} };
      return () => ({ default: { ...remote, panels, screens: { ...remote.screens, '${route}': broken } } });
    },
  };
})();`;
