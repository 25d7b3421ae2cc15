import { createContext, type ReactNode, type RefObject } from 'react';
import {
  MenuContext,
  OverlayTriggerStateContext,
  PopoverContext,
  Provider,
} from 'react-aria-components';

/** Id of the button that opened a LazyMenu: it names the menu, unless that has a name of its own. */
export const MenuNameContext = createContext<string | undefined>(undefined);

interface MenuPopupProps {
  /** Id of the button that opened the menu, which names it. */
  buttonId: string;
  /** The button that opened the menu. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Called when the menu closes. */
  onClose: () => void;
  /** The Menu. */
  children: ReactNode;
}

/** An open menu beside a button, as a MenuTrigger shows it. */
export function MenuPopup({ buttonId, triggerRef, onClose, children }: MenuPopupProps) {
  const nothing = () => undefined;
  const state = {
    isOpen: true,
    setOpen: (isOpen: boolean) => !isOpen && onClose(),
    open: nothing,
    close: onClose,
    toggle: onClose,
    point: null,
    setPoint: nothing,
  };
  return (
    <Provider
      values={[
        [OverlayTriggerStateContext, state],
        [
          PopoverContext,
          {
            trigger: 'MenuTrigger',
            triggerRef,
            placement: 'bottom start',
            'aria-labelledby': buttonId,
          },
        ],
        [MenuContext, { autoFocus: 'first', onClose }],
        [MenuNameContext, buttonId],
      ]}
    >
      {children}
    </Provider>
  );
}
