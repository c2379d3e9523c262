/** Data recorded in the page while Tab moves the focus, see `watchFocus`. */
type Watch = {
  readonly faults: string[];
  /** Elements that Tab skips: of many similar elements only five are visited. */
  readonly skipped: Element[];
  readonly stops: Element[];
  readonly expected: Element[];
  // oxlint-disable-next-line syntax/no-restricted-syntax -- replaced while Tab moves the focus
  missed: Element[];
  readonly name: (element: Element) => string;
  /**
   * The element from which Tab starts. It stays until the end: a dialog takes focus back when the focused element is
   * removed.
   */
  readonly start: Element;
  readonly leave: () => void;
};

declare global {
  interface Window {
    // oxlint-disable-next-line syntax/no-restricted-syntax -- replaced by each check of a page
    watch: Watch;
  }
}

/**
 * Runs in the page. Records the elements reached by Tab and their position; with `isWhole`, also their appearance and
 * order.
 */
export function watchFocus(isWhole: boolean): number {
  const controls = [
    'a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls]',
    '[contenteditable=""], [contenteditable=true], [tabindex]:not([tabindex="-1"])',
    '[role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]',
    '[role=option], [role=switch], [role=checkbox], [role=radio], [role=combobox], [role=slider]',
  ].join();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const isOff = (element: Element) =>
    element.closest('[inert], [aria-hidden=true]') !== null || element.matches(':disabled');

  const name = (element: Element) => {
    const text =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent;
    return `<${element.tagName.toLowerCase()}> ${(text || element.className || element.id).trim().slice(0, 50)}`;
  };

  // A control drawn by its label, such as a segmented radio button, has the size of that label.
  const visibleBox = (element: Element): Element =>
    element.matches('input[type=radio], input[type=checkbox], input[type=file]')
      ? (element.closest('label') ?? (element as HTMLInputElement).labels?.[0] ?? element)
      : element;

  const modal = [...document.querySelectorAll('[aria-modal=true]')].filter(isShown).at(-1);
  const scope = modal ?? document;
  const faults: string[] = [];
  const missed: Element[] = [];

  const properties = [
    'outlineStyle',
    'outlineWidth',
    'outlineColor',
    'boxShadow',
    'borderColor',
    'backgroundColor',
    'textDecorationLine',
    'clipPath',
    'opacity',
  ] as const;

  const appearanceOf = (element: Element) => {
    const near = [
      element,
      visibleBox(element),
      element.nextElementSibling,
      element.parentElement,
      element.parentElement?.parentElement,
      element.closest('.ant-select'),
    ];
    return near
      .flatMap((each) =>
        each ? [getComputedStyle(each), getComputedStyle(each, '::before'), getComputedStyle(each, '::after')] : [],
      )
      .map((style) => properties.map((property) => style[property]).join())
      .join('|');
  };

  // The positions of controls in sticky bars and in scroll containers are not compared with the focus order.
  const isFloating = (element: Element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { position, overflowY } = getComputedStyle(box);
      if (position === 'sticky' || position === 'fixed' || overflowY === 'auto' || overflowY === 'scroll') return true;
    }
    return false;
  };

  const finishAnimations = () => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    }
  };

  // Of many similar rows, cards or days only the first three and the last two are visited.
  const skipped: Element[] = [];
  for (const box of scope.querySelectorAll('tbody, ul, ol, dl, [role=list], [role=grid], [role=rowgroup], .mc-grid')) {
    const children = [...box.children].filter((element) => isShown(element) && element.querySelector(controls));
    if (children.length > 6) skipped.push(...children.slice(3, -2).filter((element) => !element.matches('[inert]')));
  }
  for (const element of skipped) element.setAttribute('inert', '');

  const expected = [...scope.querySelectorAll(controls)].filter((element) => isShown(element) && !isOff(element));
  const places = new Map(expected.map((element) => [element, visibleBox(element).getBoundingClientRect()]));
  for (const element of expected) {
    if ((element as HTMLElement).tabIndex > 0) faults.push(`tabindex above 0: ${name(element)}`);
  }

  const propsOf = (element: Element) => Object.keys(element).find((each) => each.startsWith('__reactProps$'));
  const all = isWhole ? [...scope.querySelectorAll<HTMLElement>('*')] : [];
  const key = all.map(propsOf).find(Boolean);
  for (const element of all) {
    const props = key && (element as unknown as Record<string, { readonly onClick?: unknown }>)[key];
    if (!props || typeof props.onClick !== 'function' || !isShown(element) || isOff(element)) continue;
    const isReached =
      element.matches(controls) || element.closest('a[href], button, label') || element.querySelector(controls);
    if (!isReached) faults.push(`for the mouse only: ${name(element)}`);
  }

  const stops: Element[] = [];
  const focusedLooks = new Map<Element, string>();

  const onFocus = () => {
    const element = document.activeElement!;
    if (element !== document.body) stops.push(element);
  };

  // Checks the focused element at the next key press, when the browser has scrolled to the element.
  const onKey = () => {
    const element = document.activeElement!;
    if (element === document.body || stops.at(-1) !== element) return;
    finishAnimations();
    if (isWhole) focusedLooks.set(element, appearanceOf(element));
    const { left, right, top, bottom, width, height } = visibleBox(element).getBoundingClientRect();
    if (width < 2 || height < 2 || !isShown(element)) {
      return void faults.push(`focus on something hidden: ${name(element)}`);
    }
    const x1 = Math.max(left, 0);
    const x2 = Math.min(right, innerWidth);
    const y1 = Math.max(top, 0);
    const y2 = Math.min(bottom, innerHeight);
    if (x2 - x1 < 2 || y2 - y1 < 2) return void faults.push(`focus off the screen: ${name(element)}`);
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [x1 + x * (x2 - x1), y1 + y * (y2 - y1)] as const),
    );
    const own = visibleBox(element);
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (own.contains(hit) || hit.contains(own) || element.contains(hit));
    });
    if (!isSeen) {
      const hit = document.elementFromPoint((x1 + x2) / 2, (y1 + y2) / 2)!;
      faults.push(`focus covered by ${name(hit)}: ${name(element)}`);
    }
  };

  document.addEventListener('focusin', onFocus);
  addEventListener('keydown', onKey, true);
  const start = document.createElement('span');
  start.tabIndex = -1;
  (modal ?? document.body).prepend(start);
  start.focus();
  stops.length = 0;

  const leave = () => {
    document.removeEventListener('focusin', onFocus);
    removeEventListener('keydown', onKey, true);
    (document.activeElement as HTMLElement | null)?.blur();
    // Looks are compared at the end, so that the page computes styles only once.
    finishAnimations();
    for (const [element, focused] of focusedLooks) {
      if (element.isConnected && appearanceOf(element) === focused) faults.push(`no focus ring: ${name(element)}`);
    }
    const round = stops.indexOf(stops[0]!, 1);
    if (round > 0) stops.length = round;
    for (const element of expected) {
      if (stops.includes(element) || !element.isConnected) continue;
      // In the browser, arrow keys move the focus between radio buttons with the same name.
      if (
        element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        stops.some((stop) => (stop as HTMLInputElement).name === element.name)
      ) {
        continue;
      }
      missed.push(element);
    }
    const measured = isWhole ? stops.filter((element) => places.has(element) && !isFloating(element)) : [];
    for (const [i, element] of measured.entries()) {
      const next = measured[i + 1];
      if (!next) break;
      const a = places.get(element)!;
      const b = places.get(next)!;
      const isColumn = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 * Math.min(a.width, b.width);
      const isRow = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.height, b.height);
      if (isColumn && b.bottom <= a.top + 1) faults.push(`goes up from ${name(element)} to ${name(next)}`);
      if (isRow && b.right <= a.left + 1) faults.push(`goes left from ${name(element)} to ${name(next)}`);
    }
  };

  window.watch = {
    faults,
    skipped,
    start,
    stops,
    expected,
    missed,
    name,
    leave,
  };
  return expected.length;
}
