import type { ReactElement } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { WithTooltip } from '../components/Tooltip/index.ts';

/** A control that cannot be used and says why. */
export interface DisabledReasonProps {
  /**
   * Why it cannot be used now. Unlike `isDisabled` it keeps the control focusable, so that
   * everyone can find the reason, which a tooltip shows.
   */
  disabledReason?: string;
}

/** Props of a button without its actions: it looks the same but does nothing. */
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
  };
}

/** Shows a text beside a control on hover and focus, if there is one. */
export function withReason(control: ReactElement, text: string | undefined) {
  return text ? <WithTooltip text={text}>{control}</WithTooltip> : control;
}
