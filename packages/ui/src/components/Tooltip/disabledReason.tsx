import type { ReactElement } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { WithTooltip } from './index.ts';

/** A control that can explain why it is unavailable. */
export interface DisabledReasonProps {
  /**
   * Why the control is unavailable. Unlike `isDisabled`, this keeps the control focusable, so that
   * everyone can find the reason, which a tooltip shows.
   */
  disabledReason?: string;
}

/** Props of a button without its handlers: it looks the same but does nothing. */
export function inert<T extends ButtonProps>(props: T): T {
  return {
    ...props,
    'aria-disabled': true,
    type: 'button',
    onPress: undefined,
    onPressStart: undefined,
    onPressEnd: undefined,
    onPressUp: undefined,
    onPressChange: undefined,
    onClick: undefined,
    onKeyDown: undefined,
    onKeyUp: undefined,
  };
}

/**
 * Shows why a control is unavailable, or else its usual tooltip. A control that is sometimes
 * unavailable can always have a tooltip: it would lose the focus if it were wrapped only then.
 * @param props The control's props
 * @param usual Text of the tooltip while the control is available
 */
export function withReason(control: ReactElement, props: DisabledReasonProps, usual?: string) {
  if (usual === undefined && !('disabledReason' in props)) return control;
  return <WithTooltip text={props.disabledReason ?? usual}>{control}</WithTooltip>;
}
