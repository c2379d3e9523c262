/** A screen's failure and its remedies. `error` is a `RemoteUnavailable` if no version could be loaded. */
export type ScreenFailure = {
  readonly error: unknown;
  readonly retry: () => void;
  /** Shows the previous version; undefined if there is none, or while the browser is offline. */
  readonly takeLastGood?: () => void;
  /** Ends the developer's override. */
  readonly leaveOverride?: () => void;
};
