import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components';
// react-aria-components exports it only as a part of TooltipTrigger, which also loads the
// positioning.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';

/** Every button can have a tooltip, but few are ever opened: the code loads with the first one. */
const TooltipBubble = lazy(() =>
  // Without a network there is no tooltip; the control's name and description remain.
  import('./TooltipBubble.tsx').catch(() => ({ default: () => null })),
);

export interface WithTooltipProps {
  /** Text of the tooltip. Without it there is no tooltip. */
  text: ReactNode;
  /** The trigger: one focusable control. */
  children: ReactNode;
  /**
   * Preferred position, if there is room.
   * @default 'top'
   */
  placement?: AriaTooltipProps['placement'];
  /**
   * Delay in milliseconds before a hovered tooltip opens; focus opens it at once.
   * @default 600
   */
  delay?: number;
}

/** A control with a tooltip: `<WithTooltip text="Copy"><Button … /></WithTooltip>`. */
export function WithTooltip({ text, children, placement = 'top', delay = 600 }: WithTooltipProps) {
  const hasText = Boolean(text);
  const options = { delay, closeDelay: 100 };
  const triggerRef = useRef<HTMLElement>(null);
  const trigger = useTooltipTriggerState(options);
  // Without a text, React Aria still has to know whether the control is hovered or focused:
  // disabled, it would miss that either ends, and a later text would stay open.
  const state = {
    ...trigger,
    isOpen: hasText && trigger.isOpen,
    // React Aria never ends an exit that it skipped if it is asked to animate later.
    shouldSkipAnimation: hasText && trigger.shouldSkipAnimation,
  };
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, state, triggerRef);
  const [wasOpened, setOpened] = useState(false);
  if (state.isOpen && !wasOpened) setOpened(true);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      {wasOpened && (
        <Suspense fallback={null}>
          <TooltipBubble
            state={state}
            tooltipProps={tooltipProps}
            triggerRef={triggerRef}
            placement={placement}
          >
            {text}
          </TooltipBubble>
        </Suspense>
      )}
    </>
  );
}
