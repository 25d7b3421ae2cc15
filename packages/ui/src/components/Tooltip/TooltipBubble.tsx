import type { ReactNode, RefObject } from 'react';
import {
  Tooltip,
  TooltipContext,
  TooltipTriggerStateContext,
  type TooltipProps,
} from 'react-aria-components';
import type { TooltipTriggerAria } from 'react-aria/useTooltipTrigger';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipBubbleProps extends Pick<TooltipProps, 'placement'> {
  /** Text of the tooltip. */
  children: ReactNode;
  /** Whether the tooltip is open. */
  state: TooltipTriggerState;
  /** Its id and role, from the trigger. */
  tooltipProps: TooltipTriggerAria['tooltipProps'];
  /** The element that it is positioned beside. */
  triggerRef: RefObject<HTMLElement | null>;
}

/** The tooltip itself, positioned where there is room. */
export default function TooltipBubble({
  children,
  state,
  tooltipProps,
  triggerRef,
  placement,
}: TooltipBubbleProps): ReactNode {
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={{ ...tooltipProps, triggerRef, placement }}>
        <Tooltip offset={6} className={tooltip}>
          {children}
        </Tooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}
