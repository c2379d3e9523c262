/** The interface through which React tells developer tools what it renders; React keeps it in production. */
type Hook = { onCommitFiberRoot?: (...details: unknown[]) => unknown };

let commits = 0;

/** How often React has changed the page. */
export const commitCount = (): number => commits;

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
const tools = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const before = tools?.onCommitFiberRoot;

// Must run before React's own code. Installed developer tools go on working.
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = Object.assign(tools ?? { supportsFiber: true, inject: () => 1 }, {
  onCommitFiberRoot(...details: unknown[]) {
    commits += 1;
    before?.apply(tools, details);
  },
});
