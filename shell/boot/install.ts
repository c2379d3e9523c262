/** Pages with manifests of their own, which the student's remote links [tablets.offline] [home-revision.install]. */
const ownManifest = /^\/device(\/|$)/i;

const files = { manifest: '/install/app.webmanifest', 'apple-touch-icon': '/install/apple-touch-icon.png' };

/** Links the manifest and the icon with which the portal can be put on the home screen [interface.install]. */
export function makeInstallable(path: string): void {
  if (ownManifest.test(path)) return;
  for (const [rel, href] of Object.entries(files)) {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  }
}
