/** The part of the Trusted Types API that the shell uses; TypeScript's DOM library lacks it. */
type Rules = {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML: (markup: string) => string | null;
};
type Policy = { readonly createScriptURL: (address: string) => unknown };
type Page = { readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Policy } };

/**
 * Allowed script URLs: files of the shell and of remotes, and the tablet's service worker. A path that serves uploaded
 * files is never allowed.
 */
const scripts = /^\/(assets\/[^/]|remotes\/mf-[^/]+\/[^/]+\/[^/]|device\/sw\.js$)/;

/** Whether code may be loaded from a URL. Scripts of another origin are checked by the page's `script-src`. */
export function isScriptAddress(address: string): boolean {
  if (!URL.canParse(address, location.origin)) return false;
  const { protocol, origin, pathname } = new URL(address, location.origin);
  if (!/^https?:$/.test(protocol)) return false;
  return origin !== location.origin || scripts.test(pathname);
}

/** A tag that can neither execute nor load anything: a layout element with class names and data attributes. */
const plainTag = /<\/?(?:div|span)(?: (?:class|touch-action|data-[a-z-]+)="[\w -]*")*>/g;

/** Whether markup is text, a style sheet, or plain layout, such as the image cropper's. */
export const isPlainMarkup = (markup: string): boolean => !markup.replace(plainTag, '').includes('<');

/**
 * The page's only policy, which also applies to libraries that assign plain strings. `trusted-types default` in the
 * Content-Security-Policy allows no other policy, so a remote can't allow its own markup. Code in strings is refused
 * [interface.trusted-types].
 */
const policy = (globalThis as Page).trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (isScriptAddress(address) ? address : null),
  createHTML: (markup) => (isPlainMarkup(markup) ? markup : null),
});

/** The script URL in the type that the page accepts. @throws TypeError for a URL that the policy refuses */
export const scriptUrl = (address: string): string => (policy ? (policy.createScriptURL(address) as string) : address);
