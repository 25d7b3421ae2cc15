import type { ReactNode, RefObject } from 'react';
import { useLazyPopup } from '../LazyCode/useLazyPopup.ts';
import type * as menuParts from './menuParts.ts';

/** The loaded parts of a menu: Menu, MenuItem and MenuSection. */
export type MenuParts = Pick<typeof menuParts, 'Menu' | 'MenuItem' | 'MenuSection'>;

/** Props for the button that opens a LazyMenu. */
export interface MenuButtonProps {
  /** Id of the button, which names the menu. */
  id: string;
  /** Ref of the button, which the menu is placed at. */
  ref: RefObject<HTMLButtonElement | null>;
  /** Opens the menu. */
  onPress: () => void;
  /** Loads the menu's code. */
  onHoverStart: () => void;
  /** Loads the menu's code. */
  onFocus: () => void;
  /** Opens the menu with the arrow keys. */
  onKeyDown: (event: { key: string; continuePropagation?: () => void }) => void;
  /** What the button opens. */
  'aria-haspopup': 'menu';
  /** Whether the menu is open. */
  'aria-expanded': boolean;
}

export interface LazyMenuProps {
  /** Renders the Button or IconButton that opens the menu; pass the given props to it. */
  renderButton: (props: MenuButtonProps) => ReactNode;
  /** Renders the Menu from its loaded parts. */
  children: (parts: MenuParts) => ReactNode;
}

const load = () => import('./menuParts.ts');

/** A menu whose code loads when its button is hovered or pressed. */
export function LazyMenu({ renderButton, children }: LazyMenuProps) {
  const { code: parts, isOpen, setOpen, button } = useLazyPopup(load);
  return (
    <>
      {renderButton({ ...button, 'aria-haspopup': 'menu' })}
      {parts && isOpen && (
        <parts.MenuPopup
          buttonId={button.id}
          triggerRef={button.ref}
          onClose={() => setOpen(false)}
        >
          {children(parts)}
        </parts.MenuPopup>
      )}
    </>
  );
}
