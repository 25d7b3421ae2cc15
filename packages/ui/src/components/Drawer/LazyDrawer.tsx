import { useLazyCode } from '../../internal/useLazyCode.ts';
import type { DrawerProps } from './Drawer.tsx';

const load = () => import('./Drawer.tsx');

interface LazyDrawerProps extends DrawerProps {
  isOpen: boolean;
  /** Whether it is so likely to be opened that its code loads at once. */
  isLikely?: boolean;
}

/** A Drawer whose code loads when it first opens. */
export function LazyDrawer({ isLikely = false, ...props }: LazyDrawerProps) {
  const code = useLazyCode(load, isLikely || props.isOpen);
  return code && <code.Drawer {...props} />;
}
