import type { ReactNode } from 'react';
import {
  Dialog,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { popoverSurface } from '../../internal/overlay/overlay.css.ts';
import { content } from './Popover.css.ts';

export type PopoverProps = Omit<AriaPopoverProps, 'children' | 'aria-label' | 'aria-labelledby'> & {
  /** The content; a function receives `close`. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** Accessible name, if no element names the panel. */
  'aria-label'?: string | undefined;
  /** Id of the element that names the panel. */
  'aria-labelledby'?: string | undefined;
} & (
    | { 'aria-label': string; 'aria-labelledby'?: undefined }
    | { 'aria-label'?: undefined; 'aria-labelledby': string }
  );

/** A small panel beside its button. Place it in a DialogTrigger, after the button. */
export function Popover({
  children,
  className,
  offset = 6,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...props
}: PopoverProps) {
  return (
    <AriaPopover {...props} offset={offset} className={mergeClassName(popoverSurface, className)}>
      <Dialog aria-label={label} aria-labelledby={labelledBy} className={content}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
