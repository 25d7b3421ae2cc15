import type { ReactNode } from 'react';
import { useMessages } from '../../internal/useMessages.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Lines of different length look like text; the same at every render, so nothing flickers. */
const widths = ['72%', '58%', '80%', '64%', '50%'] as const;

/** The place of a cell that is being loaded. */
export function LoadingCell({
  index,
  isNamed,
  children,
}: {
  /** Which row, from 0. */
  index: number;
  /** Whether the cell names its row, which then needs a word. */
  isNamed: boolean;
  /** The exact boxes; a line without. */
  children?: ReactNode;
}) {
  const messages = useMessages();
  return (
    <>
      {isNamed && <VisuallyHidden>{messages.loading}</VisuallyHidden>}
      {children ?? <Skeleton width={widths[index % widths.length]} />}
    </>
  );
}
