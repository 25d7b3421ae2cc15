import { IconButton, LazyMenu, type MenuParts } from '@cardinal/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

export interface RowMenuProps {
  /** Accessible name with the object of the actions: 'Actions for Grace Mwangi'. */
  'aria-label': string;
  /** Renders the items from the loaded parts of the menu. */
  children: (parts: MenuParts) => ReactNode;
}

/** The less common actions for a row or a card, in a menu behind a small button. */
export function RowMenu({ children, ...name }: RowMenuProps) {
  return (
    <LazyMenu
      renderButton={(button) => <IconButton {...button} {...name} size="sm" icon={Ellipsis} />}
    >
      {(parts) => <parts.Menu placement="bottom end">{children(parts)}</parts.Menu>}
    </LazyMenu>
  );
}
