import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { tooltip } from './Tooltip.css.ts';

export { TooltipTrigger };

/** Props of Tooltip. */
export interface TooltipProps extends AriaTooltipProps {
  /**
   * Distance from the trigger in px.
   * @default 6
   */
  offset?: number;
}

/** A short text beside its trigger; stands in a TooltipTrigger, after the trigger. */
export function Tooltip({ offset = 6, className, ...props }: TooltipProps) {
  return <AriaTooltip {...props} offset={offset} className={mergeClassName(tooltip, className)} />;
}

/** Props of WithTooltip. */
export interface WithTooltipProps {
  /** What the tooltip says; none, no tooltip. */
  text: ReactNode;
  /** The trigger: one focusable control. */
  children: ReactNode;
  /**
   * Where it opens, when there is room.
   * @default 'top'
   */
  placement?: AriaTooltipProps['placement'];
  /**
   * Time in ms that the pointer rests before it opens; focus opens it at once.
   * @default 600
   */
  delay?: number;
}

/** A control with a tooltip: `<WithTooltip text="Copy"><Button … /></WithTooltip>`. */
export function WithTooltip({ text, children, placement = 'top', delay = 600 }: WithTooltipProps) {
  const isDisabled = text === undefined || text === null || text === '';
  return (
    <TooltipTrigger delay={delay} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <Tooltip placement={placement}>{text}</Tooltip>
    </TooltipTrigger>
  );
}
