import { useState } from 'react';

interface Options {
  /** Whether closing would lose input; it then asks first. */
  isDirty: boolean;
  /** Whether the input is being saved; the dialog then stays open. */
  isSaving?: boolean;
  onClose: () => void;
}

/** Keeps a dialog open while its input is saved, and asks before unsaved input is lost. */
export function useCloseGuard({ isDirty, isSaving = false, onClose }: Options) {
  const [isAsking, setAsking] = useState(false);
  const mayClose = () => {
    if (isSaving) return false;
    if (isDirty) setAsking(true);
    return !isDirty;
  };
  return {
    /** Whether the dialog may close now; asks the user if not. */
    mayClose,
    /** Closes the dialog if it may. */
    close: () => mayClose() && onClose(),
    /** Whether the question is open. */
    isAsking,
    setAsking,
  };
}
