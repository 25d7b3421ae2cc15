import { ToastRegion } from '@cardinal/ui';
import type { ReactNode } from 'react';

/** Where toasts appear, in a chunk of its own. */
export default function Toasts(): ReactNode {
  return <ToastRegion />;
}
