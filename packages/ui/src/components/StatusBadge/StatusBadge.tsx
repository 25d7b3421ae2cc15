import type { HTMLAttributes, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { StatusIcon, type StatusTone } from '../StatusIcon/index.ts';
import { statusPill, word } from './StatusBadge.css.ts';

export interface StatusBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The status, which sets colour and icon. */
  tone: StatusTone;
  /**
   * Height: 28 or 36 px.
   * @default 'md'
   */
  size?: 'md' | 'lg';
  /** Ref of the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A status that cannot be changed here: icon and text on the soft colour of the status. */
export function StatusBadge({
  tone,
  size = 'md',
  className,
  children,
  ...props
}: StatusBadgeProps) {
  return (
    <span {...props} className={joinClassNames(statusPill({ tone, size }), className)}>
      <StatusIcon tone={tone} size={size === 'md' ? 14 : 16} />
      <span className={word}>{children}</span>
    </span>
  );
}
