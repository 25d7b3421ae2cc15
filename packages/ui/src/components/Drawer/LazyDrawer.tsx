import { useEffect } from 'react';
import { useLazyCode } from '../LazyCode/useLazyCode.ts';
import { useTellNotLoaded } from '../LazyCode/useTellNotLoaded.ts';
import type { DrawerProps } from './Drawer.tsx';

const load = () => import('./Drawer.tsx');

interface LazyDrawerProps extends DrawerProps {
  isOpen: boolean;
  /** Whether it is so likely to be opened that its code loads at once. */
  isLikely?: boolean;
}

/** A Drawer whose code loads when it first opens. */
export function LazyDrawer({ isLikely = false, ...props }: LazyDrawerProps) {
  const tell = useTellNotLoaded();
  useEffect(() => {
    // A failure is told when the drawer opens, which tries again.
    if (isLikely) load().catch(() => undefined);
  }, [isLikely]);
  const code = useLazyCode(load, props.isOpen, () => {
    tell();
    props.onOpenChange?.(false);
  });
  return code && <code.Drawer {...props} />;
}
