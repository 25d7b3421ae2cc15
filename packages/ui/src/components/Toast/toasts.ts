import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

/** What a toast says. */
export interface ToastContent {
  /** A few words: 'Lead updated'. */
  title: string;
  /** One sentence more. */
  description?: string;
  /**
   * `danger` is said at once by screen readers, the others at the next pause.
   * @default 'success'
   */
  tone?: 'success' | 'danger' | 'info';
  /** One thing to do about it; the toast then closes. */
  action?: { label: string; onAction: () => void };
}

/** A toast to show. */
export interface ToastOptions extends ToastContent {
  /**
   * Time in ms that it stays; it is held while the pointer or the focus is in it.
   * @default 5000
   */
  timeout?: number;
}

const defaultTimeout = 5000;

/** The one queue. A new toast replaces the old one, so it never holds more than one. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 1 });

/** Toasts: for the outcome of what the user just did. Shown where `<ToastRegion />` stands. */
export const toasts = {
  /** Shows a toast in place of the one that is there. */
  show({ timeout = defaultTimeout, ...content }: ToastOptions) {
    queue.clear();
    queue.add(content, { timeout });
  },
  /** Takes away the toast that is there. */
  clear() {
    queue.clear();
  },
};
