import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';

/** Covers the window and lets presses through; what it contains takes them. */
export const layer = style(
  component({
    position: 'fixed',
    inset: 0,
    width: 'auto',
    height: 'auto',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'visible',
    background: 'none',
    color: 'inherit',
    pointerEvents: 'none',
  }),
);

export const inside = style(component({ display: 'contents', pointerEvents: 'auto' }));
