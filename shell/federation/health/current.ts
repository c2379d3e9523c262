/** A version's screen on the page. */
export type Place = {
  readonly remote: string;
  readonly version: string;
  /** Pattern of the route. */
  readonly route: string;
  /** When it was requested, by `performance.now()`. */
  readonly startedAt: number;
};

export type ShownScreen = Place & {
  readonly element: HTMLElement;
  /** Called when the screen is unusable although nothing was thrown. */
  readonly onProblem: (problem: Error) => void;
};

let current: ShownScreen | undefined;

/** The screen that the page shows now. */
export const shownScreen = (): ShownScreen | undefined => current;

export function setShownScreen(screen: ShownScreen | undefined): void {
  current = screen;
}
