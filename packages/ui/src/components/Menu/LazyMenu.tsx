import { useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type * as menuParts from './menuParts.ts';

/** The loaded parts of a menu: Menu, MenuItem and MenuSection. */
export type MenuParts = Pick<typeof menuParts, 'Menu' | 'MenuItem' | 'MenuSection'>;

/** Props for the button that opens a LazyMenu. */
export interface MenuButtonProps {
  id: string;
  ref: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
  onHoverStart: () => void;
  onKeyDown: (event: { key: string }) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

/** Props of LazyMenu. */
export interface LazyMenuProps {
  /** Renders the Button or IconButton that opens the menu; it takes the given props. */
  renderButton: (props: MenuButtonProps) => ReactNode;
  /** Renders the Menu out of its loaded parts. */
  children: (parts: MenuParts) => ReactNode;
}

const load = () => import('./menuParts.ts');

/** A menu whose code loads when its button is pointed at or pressed. */
export function LazyMenu({ renderButton, children }: LazyMenuProps) {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [parts, setParts] = useState<typeof menuParts | null>(null);
  const [isOpen, setOpen] = useState(false);

  const prepare = async () => {
    if (parts) return;
    try {
      const loaded = await load();
      setParts(loaded);
    } catch {
      // Without a network; the next press tries again.
      setOpen(false);
    }
  };
  const open = () => {
    setOpen(true);
    void prepare();
  };

  return (
    <>
      {renderButton({
        id,
        ref,
        onPress: open,
        onHoverStart: () => void prepare(),
        onKeyDown: ({ key }) => (key === 'ArrowDown' || key === 'ArrowUp') && open(),
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
      })}
      {parts && isOpen && (
        <parts.MenuPopup buttonId={id} triggerRef={ref} onClose={() => setOpen(false)}>
          {children(parts)}
        </parts.MenuPopup>
      )}
    </>
  );
}
