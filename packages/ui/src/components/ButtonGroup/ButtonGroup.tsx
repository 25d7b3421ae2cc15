import type { ReactNode } from 'react';
import { Inline } from '../Inline/index.ts';
import type { InlineProps } from '../Inline/index.ts';

/** Props of ButtonGroup. */
export interface ButtonGroupProps extends Pick<InlineProps, 'justify' | 'className'> {
  /** Buttons; the primary one last, where the reading ends. */
  children: ReactNode;
  /** Name of the group, where the place does not say it. */
  'aria-label'?: string;
}

/** Buttons that belong together, 8 px apart; they wrap where room is short. */
export function ButtonGroup({ children, ...props }: ButtonGroupProps) {
  return (
    <Inline {...props} role="group" gap={2}>
      {children}
    </Inline>
  );
}
