import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** The content of a toast. */
export interface ToastContent {
  /** A few words: 'Lead updated'. */
  title: string;
  /** One additional sentence. */
  description?: string;
  /**
   * Screen readers announce `danger` at once, the others at the next pause.
   * @default 'success'
   */
  tone?: 'success' | 'danger' | 'info';
  /** One action; pressing it closes the toast. */
  action?: { label: string; onAction: () => void };
}

/** A toast to show. */
export interface ToastOptions extends ToastContent {
  /**
   * Duration in milliseconds; paused while the toast is hovered or focused.
   * @default 5000
   */
  timeout?: number;
}

const defaultTimeout = 5000;

/** The only queue. A new toast replaces the old one, so it never contains more than one. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 1 });

/** Toasts for the outcome of a user's action. Shown by `<ToastRegion />`. */
export const toasts = {
  /** Shows a toast, replacing the current one. */
  show({ timeout = defaultTimeout, ...content }: ToastOptions) {
    queue.clear();
    queue.add(content, { timeout });
  },
  /** Closes the current toast. */
  clear() {
    queue.clear();
  },
  /** Whether no toast is shown or waiting for the region. */
  isEmpty: () => queue.visibleToasts.length === 0,
  /** The toast that is shown or waits for the region. */
  current: (): ToastContent | undefined => queue.visibleToasts[0]?.content,
  /** Subscribes to toasts being shown and closed; returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => queue.subscribe(onChange),
};
