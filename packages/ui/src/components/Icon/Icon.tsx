import type { LucideIcon } from 'lucide-react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { icon as iconClass } from './Icon.css.ts';

export interface IconProps {
  /** An icon of lucide-react. */
  icon: LucideIcon;
  /**
   * Edge length in px.
   * @default 16
   */
  size?: 14 | 16 | 20 | 24;
  /**
   * Accessible name, if no text beside the icon provides one. Without a label the icon is
   * decorative.
   */
  label?: string;
  /** Added to the component’s own classes. */
  className?: string;
}

/** An icon of lucide-react in the text colour, with the same stroke width at every size. */
export function Icon({ icon: Drawing, size = 16, label, className }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing
      {...name}
      className={joinClassNames(iconClass, className)}
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
    />
  );
}
