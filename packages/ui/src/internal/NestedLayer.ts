import { createContext, Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * What a dialog puts its content into: nothing, or inside an OverlayLayer a layer of its own for what
 * opens from there. Everything outside the dialog is inert while it is open; on the body, React Aria
 * exempts lists that open from inside, elsewhere it does not find them.
 */
export const NestedLayerContext = createContext<ComponentType<{ children: ReactNode }>>(Fragment);
