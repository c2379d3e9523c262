/** Pages with manifests of their own, which the student's remote links [tablets.offline] [home-revision.install]. */
const ownManifest = /^\/device(\/|$)/i;

const files = { manifest: '/install/app.webmanifest', 'apple-touch-icon': '/install/apple-touch-icon.png' };

/** The event with which Chromium offers to install the portal; unknown to the DOM's types. */
export type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | undefined): void {
  offer = next;
  for (const onChange of listeners) onChange();
}

/** The browser's offer to install the portal, if it made one; `subscribe` reports changes. */
export const installOffer = {
  current: (): InstallOffer | undefined => offer,
  subscribe: (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  },
  /** Shows the browser's own prompt, which each offer allows once and which the browser may refuse. */
  accept: async (): Promise<void> => {
    const accepted = offer;
    setOffer(undefined);
    await accepted?.prompt().catch(() => undefined);
  },
};

/**
 * Adds links to the manifest and the icon, so that the portal can be put on the home screen, and an empty `theme-color`,
 * which `colourBars` fills in [interface.install].
 */
export function makeInstallable(path: string): void {
  if (ownManifest.test(path)) return;
  for (const [rel, href] of Object.entries(files)) {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  }
  document.head.append(Object.assign(document.createElement('meta'), { name: 'theme-color' }));
  // The event comes once per page load, often before the portal's code has loaded.
  addEventListener('beforeinstallprompt', (event) => {
    // The page of revision at home, opened from the portal, is another application.
    if (ownManifest.test(location.pathname)) return;
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}
