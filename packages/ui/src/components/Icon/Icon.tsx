import type { LucideIcon } from 'lucide-react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { icon as iconClass } from './Icon.css.ts';

/** Props of Icon. */
export interface IconProps {
  /** An icon of lucide-react. */
  icon: LucideIcon;
  /**
   * Edge in px.
   * @default 16
   */
  size?: 14 | 16 | 20 | 24;
  /** What it says, where no word beside it does. Without a label it is decoration. */
  label?: string;
  className?: string;
}

/** An icon of the one set, drawn with the one stroke width, in the colour of the text around it. */
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
