/** The error, and how to retry; `error` is a `RemoteUnavailable` when no version could be loaded. */
export type ScreenFailure = {
  readonly error: unknown;
  readonly retry: () => void;
  /** Shows the version before the one that failed, when there is one. */
  readonly takeLastGood?: () => void;
  /** Ends the developer's override. */
  readonly leaveOverride?: () => void;
};
