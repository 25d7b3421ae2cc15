import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Icon } from '../Icon/index.ts';
import type { IconProps } from '../Icon/index.ts';
import { drawings } from './drawings.ts';
import { statusIcon } from './StatusIcon.css.ts';

/** The four statuses that have a hue and an icon of their own. */
export type StatusTone = keyof typeof drawings;

/** Props of StatusIcon. */
export interface StatusIconProps extends Omit<IconProps, 'icon'> {
  /** Which status. */
  tone: StatusTone;
}

/** The icon of a status in the status's hue. Its word stands beside it, or in `label`. */
export function StatusIcon({ tone, className, ...props }: StatusIconProps) {
  return (
    <Icon
      {...props}
      icon={drawings[tone]}
      className={joinClassNames(statusIcon[tone], className)}
    />
  );
}
