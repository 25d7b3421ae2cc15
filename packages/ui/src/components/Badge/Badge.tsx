import type { LucideIcon } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Icon } from '../Icon/index.ts';
import { badge } from './Badge.css.ts';

/** Props of Badge. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * What the colour says once more; the word says it first.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  /** Icon before the word. */
  icon?: LucideIcon;
  ref?: Ref<HTMLSpanElement>;
}

/** A short fact about the thing beside it: always a word, never a colour alone. */
export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  return (
    <span {...props} className={joinClassNames(badge({ tone }), className)}>
      {icon && <Icon icon={icon} size={14} />}
      {children}
    </span>
  );
}
