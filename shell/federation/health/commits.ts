/** The hook through which React reports its commits to developer tools, also in production. */
type Hook = { readonly onCommitFiberRoot?: (...details: unknown[]) => unknown };

let commits = 0;

/** Number of React commits so far. */
export const commitCount = (): number => commits;

const page = globalThis as Partial<Record<'__REACT_DEVTOOLS_GLOBAL_HOOK__', Hook>>;
const tools = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const earlierHook = tools?.onCommitFiberRoot;

// Must run before React's own code. Installed developer tools keep working.
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = Object.assign(tools ?? { supportsFiber: true, inject: () => 1 }, {
  onCommitFiberRoot(...details: unknown[]) {
    commits += 1;
    earlierHook?.apply(tools, details);
  },
});
