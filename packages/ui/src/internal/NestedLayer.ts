import { createContext, Fragment, useContext, useId } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * What a dialog puts its content into: nothing, or inside an OverlayLayer a layer of its own for what
 * opens from there. Everything outside the dialog is inert while it is open; on the body, React Aria
 * exempts lists that open from inside, elsewhere it does not find them.
 */
export const NestedLayerContext = createContext<ComponentType<{ children: ReactNode }>>(Fragment);

/**
 * Names a dialog by its title. React Aria does so itself in the document, but does not find the title
 * in a shadow root.
 */
export function useDialogName() {
  const id = useId();
  const isLayered = useContext(NestedLayerContext) !== Fragment;
  return isLayered ? { dialog: { 'aria-labelledby': id }, title: { id } } : {};
}
