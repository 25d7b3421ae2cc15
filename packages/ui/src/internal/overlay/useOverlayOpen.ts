import { useContext, useRef, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

/** Props that all overlays share. */
export interface OverlayOpenProps {
  /** Whether the overlay is open. Not needed inside a DialogTrigger. */
  isOpen?: boolean;
  /** Whether the overlay is open initially. */
  defaultOpen?: boolean;
  /** Called when the overlay opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Called before the overlay closes in any way; return `false` to keep it open, for example to ask
   * 'Discard what you typed?'.
   */
  onCloseRequest?: () => boolean | Promise<boolean>;
}

/** Whether an overlay is open, and the only way to change that, which respects `onCloseRequest`. */
export function useOverlayOpen(props: OverlayOpenProps) {
  const { isOpen, defaultOpen, onOpenChange, onCloseRequest } = props;
  const trigger = useContext(OverlayTriggerStateContext);
  const [localOpen, setLocalOpen] = useState(defaultOpen ?? false);
  const isAsking = useRef(false);
  // As in React Aria: an overlay that is controlled or has a default ignores its trigger.
  const follows = isOpen === undefined && defaultOpen === undefined ? trigger : null;

  const change = (next: boolean) => {
    if (follows) follows.setOpen(next);
    else if (isOpen === undefined) setLocalOpen(next);
    onOpenChange?.(next);
  };

  const requestClose = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      if ((await onCloseRequest?.()) !== false) change(false);
    } finally {
      isAsking.current = false;
    }
  };

  const requestChange = (next: boolean) => {
    if (next || !onCloseRequest) change(next);
    else void requestClose();
  };

  return { isOpen: isOpen ?? follows?.isOpen ?? localOpen, onOpenChange: requestChange };
}
