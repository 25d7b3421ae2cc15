import {
  useLayoutEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

/** The handlers for pressing, focusing and typing on rows and cards. */
export interface RowHandlers {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Opens the row. */
  onOpen: (key: string) => void;
  /** Toggles the row's checkbox. */
  onToggle: (key: string, isRange: boolean) => void;
}

/**
 * Stable handlers for the lifetime of the table, so that rows are rendered again only when they
 * change.
 */
export function useStableHandlers(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onClick: (event) => latest.current.onClick(event),
      onKeyDown: (event) => latest.current.onKeyDown(event),
      onFocus: (event) => latest.current.onFocus(event),
      onOpen: (key) => latest.current.onOpen(key),
      onToggle: (key, isRange) => latest.current.onToggle(key, isRange),
    }),
    [],
  );
}

/**
 * Whether an event belongs to the row itself, not to a list or menu that a control in it opened
 * elsewhere.
 */
const isInside = ({
  currentTarget,
  target,
}: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) =>
  target instanceof Node && currentTarget.contains(target);

/** Whether a press was meant for the row itself, not for a control in it or a text selection. */
export function isPressOnRow(event: MouseEvent<HTMLElement>): boolean {
  const { target } = event;
  const onControl = target instanceof Element && target.closest('button, a, input, label');
  return isInside(event) && !onControl && !window.getSelection()?.toString();
}

/** Whether a key was pressed on the row itself, on a control in it, or elsewhere. */
export function placeOfKey(event: KeyboardEvent<HTMLElement>): 'row' | 'control' | 'elsewhere' {
  if (event.target === event.currentTarget) return 'row';
  return isInside(event) ? 'control' : 'elsewhere';
}
