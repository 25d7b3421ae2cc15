import {
  createContext,
  Fragment,
  useContext,
  useId,
  type ComponentType,
  type ReactNode,
} from 'react';

/**
 * Wraps the content of a dialog: inside an OverlayLayer, in a layer of its own for overlays that
 * open from there; elsewhere in nothing. Everything outside the dialog is inert while it is open.
 * React Aria exempts lists that open from inside only if they are in the body; elsewhere it does
 * not find them.
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
