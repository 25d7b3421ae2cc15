import type { LucideIcon } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Icon } from '../Icon/index.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * Colour of the badge. The text must convey the same meaning.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  /** Icon before the text. */
  icon?: LucideIcon;
  /** Ref of the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A short fact about the item beside it. Never rely on the colour alone. */
export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  return (
    <span {...props} className={joinClassNames(badge({ tone }), className)}>
      {icon && <Icon icon={icon} size={14} />}
      {children}
    </span>
  );
}
