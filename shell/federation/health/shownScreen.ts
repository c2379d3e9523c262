/** A screen that was requested: a route of a version of a remote. */
export type RequestedScreen = {
  readonly remote: string;
  readonly version: string;
  /** Pattern of the route. */
  readonly route: string;
  /** Time at which the screen was requested, from `performance.now()`. */
  readonly startedAt: number;
};

export type ShownScreen = RequestedScreen & {
  readonly element: HTMLElement;
  /** Called when the screen is unusable although it threw no error. */
  readonly onProblem: (problem: Error) => void;
};

let current: ShownScreen | undefined;

/** The screen currently shown. */
export const shownScreen = (): ShownScreen | undefined => current;

export function setShownScreen(screen: ShownScreen | undefined): void {
  current = screen;
}
