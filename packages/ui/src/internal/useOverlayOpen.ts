import { useContext, useRef, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

/** Props that everything that opens over the page shares. */
export interface OverlayOpenProps {
  /** Whether it is open. Not needed inside a DialogTrigger. */
  isOpen?: boolean;
  /** Whether it starts open. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Asked before it closes, whichever way; `false` keeps it open. The place for 'Discard what you
   * typed?'.
   */
  onCloseRequest?: () => boolean | Promise<boolean>;
}

/** Whether an overlay is open, and the one way to change that, past `onCloseRequest`. */
export function useOverlayOpen(props: OverlayOpenProps) {
  const { isOpen, defaultOpen, onOpenChange, onCloseRequest } = props;
  const trigger = useContext(OverlayTriggerStateContext);
  const [localOpen, setLocalOpen] = useState(defaultOpen ?? false);
  const isAsking = useRef(false);
  // As React Aria has it: a controlled overlay and one with a default listen to no trigger.
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
