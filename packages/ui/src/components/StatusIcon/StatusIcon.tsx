import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Icon, type IconProps } from '../Icon/index.ts';
import { statusDrawings } from './statusDrawings.ts';
import { statusIcon } from './StatusIcon.css.ts';

/** The four statuses that have their own colour and icon. */
export type StatusTone = keyof typeof statusDrawings;

export interface StatusIconProps extends Omit<IconProps, 'icon'> {
  /** The status to show. */
  tone: StatusTone;
}

/** The icon of a status in its colour. The name of the status must be beside it, or in `label`. */
export function StatusIcon({ tone, className, ...props }: StatusIconProps) {
  return (
    <Icon
      {...props}
      icon={statusDrawings[tone]}
      className={joinClassNames(statusIcon[tone], className)}
    />
  );
}
