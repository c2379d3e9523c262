const focusable =
  'a[href],button:not([disabled]),input:not([disabled]):not([type=hidden]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/** The tabbable elements inside an element, in order. */
export const tabStops = (inside: HTMLElement): HTMLElement[] =>
  [...inside.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.closest('[inert],[hidden]'));
