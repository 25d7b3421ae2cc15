import type { ReactNode } from 'react';
import { Inline, type InlineProps } from '../Inline/index.ts';

export interface ButtonGroupProps extends Pick<InlineProps, 'justify' | 'className'> {
  /** The buttons, with the primary one last. */
  children: ReactNode;
  /** Accessible name of the group, if the context does not provide one. */
  'aria-label'?: string;
}

/** A group of related buttons, 8 px apart. They wrap where space is limited. */
export function ButtonGroup({ children, ...props }: ButtonGroupProps) {
  return (
    <Inline {...props} role="group" gap={2}>
      {children}
    </Inline>
  );
}
