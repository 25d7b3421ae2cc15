/** Why something could not be loaded. */
export interface LoadFailure {
  /** The reason, as a sentence. */
  detail: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Whether the browser has no network. */
  isOffline?: boolean;
}
