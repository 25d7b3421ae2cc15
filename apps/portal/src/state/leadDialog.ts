type Listener = () => void;

const listeners = new Set<Listener>();
let isShown = false;

/** Tells whether the dialog of a lead is on the screen, while that is being painted. */
export function tellLeadDialog(next: boolean): void {
  isShown = next;
  for (const listener of listeners) listener();
}

/** Hears each change of {@link isLeadDialogShown}. @returns Ends that */
export function hearLeadDialog(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the dialog of a lead is on the screen. */
export const isLeadDialogShown = () => isShown;
