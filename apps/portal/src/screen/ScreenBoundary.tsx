import { Component, type ReactNode } from 'react';
import { ScreenError } from './ScreenError.tsx';

export interface ScreenBoundaryProps {
  /** Resets the boundary when it changes: the URL. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  resetKey: string;
}

/** Contains errors of a screen: the frame stays, and navigating to another URL works. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('Unknown') };
  }

  static getDerivedStateFromProps({ resetKey }: ScreenBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <ScreenError error={error} />;
  }
}
