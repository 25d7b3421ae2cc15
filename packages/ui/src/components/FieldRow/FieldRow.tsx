import type { ReactNode } from 'react';
import { Grid } from '../Grid/index.ts';

export interface FieldRowProps {
  /** The two fields. */
  children: ReactNode;
}

/** Two fields side by side, or stacked on phones. */
export function FieldRow({ children }: FieldRowProps) {
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={4}>
      {children}
    </Grid>
  );
}
