import { ToastRegion } from '@cardinal/ui';
import type { ReactNode } from 'react';

/** The toast region, in a separate chunk. */
export default function Toasts(): ReactNode {
  return <ToastRegion />;
}
