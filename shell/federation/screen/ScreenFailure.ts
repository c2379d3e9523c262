/** The error, and how to retry; `error` is a `RemoteUnavailable` when no version could be loaded. */
export type ScreenFailure = {
  readonly error: unknown;
  readonly retry: () => void;
  /** Shows the previous version; undefined if there is none. */
  readonly takeLastGood?: () => void;
  /** Ends the developer's override. */
  readonly leaveOverride?: () => void;
};
