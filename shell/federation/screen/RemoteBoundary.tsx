import { Component, type ReactNode } from 'react';

type Props = {
  readonly fallback: (error: unknown) => ReactNode;
  /** Called once per failure, before values entered in the failed part are lost. */
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
};
type State = { readonly failed: boolean; readonly error?: unknown };

/**
 * Shows `fallback` instead of a screen or side panel that failed to load or to render [portal.isolated]
 * [portal.remote-kept].
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
