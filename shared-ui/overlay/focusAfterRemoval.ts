import { tabStops } from './tabStops.ts';

/**
 * A control that has the focus. `ancestors`: those in which the focus may move, from inside to outside. `stops`: the
 * controls of the outermost of them.
 */
export type FocusedControl = {
  readonly control: HTMLElement;
  readonly ancestors: readonly HTMLElement[];
  readonly stops: readonly HTMLElement[];
};

/** The ancestors of a control, up to and including `outermost`, from inside to outside. */
export function elementsAround(control: HTMLElement, outermost: HTMLElement): HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  for (let element = control.parentElement; element; element = element === outermost ? null : element.parentElement) {
    ancestors.push(element);
  }
  return ancestors;
}

/** Records the ancestors of a control and the controls in them, before it may be removed. */
export const focusedControl = (control: HTMLElement, outermost: HTMLElement): FocusedControl => ({
  control,
  ancestors: elementsAround(control, outermost),
  stops: tabStops(outermost),
});

/**
 * The control with the same `aria-label`, such as a button of a toolbar that was rendered again for another layout.
 * Undefined if the label was not unique, like that of the buttons that turn the cards of a list.
 */
function replacementOf({ control, ancestors, stops }: FocusedControl): HTMLElement | undefined {
  const label = control.getAttribute('aria-label');
  const outermost = ancestors.at(-1);
  const hasLabel = (stop: HTMLElement) => stop.getAttribute('aria-label') === label;
  const isUnique = label && stops.filter(hasLabel).length === 1;
  return isUnique && outermost?.isConnected ? tabStops(outermost).find(hasLabel) : undefined;
}

/**
 * The next control, else the previous one, in the innermost ancestor of the removed control that still has another
 * control.
 */
function neighbourOf({ control, ancestors, stops }: FocusedControl): HTMLElement | undefined {
  const index = stops.indexOf(control);
  for (const place of ancestors.filter((element) => element.isConnected)) {
    const isAvailable = (stop: HTMLElement) => stop !== control && place.contains(stop) && !stop.matches(':disabled');
    const neighbour = stops.slice(index + 1).find(isAvailable) ?? stops.slice(0, index).findLast(isAvailable);
    if (neighbour) return neighbour;
  }
  return undefined;
}

/**
 * The control that gets the focus of a removed one: its replacement, else its neighbour [interface.focus-neighbour].
 */
export const focusAfterRemoval = (focused: FocusedControl): HTMLElement | undefined =>
  replacementOf(focused) ?? neighbourOf(focused);
