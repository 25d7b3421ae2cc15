import type { ReactElement } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { WithTooltip } from '../components/Tooltip/index.ts';

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
  };
}

/** Shows a text as a tooltip of a control, if there is one. */
export function withReason(control: ReactElement, text: string | undefined) {
  return text ? <WithTooltip text={text}>{control}</WithTooltip> : control;
}
