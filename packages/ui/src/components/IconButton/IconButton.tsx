import type { LucideIcon } from 'lucide-react';
import { useContext, useId, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { BusyMark } from '../Spinner/BusyMark.tsx';
import { useBusy } from '../Spinner/busy.ts';
import { ButtonMessagesContext } from '../../internal/messages/buttonMessages.ts';
import { inert, withReason, type DisabledReasonProps } from '../Tooltip/disabledReason.tsx';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonLookProps } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';

export interface IconButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'isPending' | 'aria-label'>,
    ButtonLookProps,
    DisabledReasonProps {
  /** The icon. */
  icon: LucideIcon;
  /** What the button does; also shown as its tooltip. */
  'aria-label': string;
  /**
   * Whether hover and focus show the name as a tooltip.
   * @default true
   */
  tooltip?: boolean;
  /**
   * Whether the action is in progress. The button then ignores presses, and shows a spinner after
   * one second.
   */
  isBusy?: boolean;
  /** Ref of the root element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button without a visible label, for well-known icons where space is limited. */
export function IconButton(given: IconButtonProps) {
  const {
    icon,
    variant = 'quiet',
    size = 'md',
    tooltip = true,
    isBusy = false,
    disabledReason,
    className,
    ...props
  } = given;
  const { working } = useContext(ButtonMessagesContext);
  const ownId = useId();
  const id = props.id ?? ownId;
  const isSpinning = useBusy(isBusy, id);
  const isDisabled = props.isDisabled === true || disabledReason !== undefined;
  const own = button({ variant, size, isDisabled, isSquare: true });
  const control = (
    <AriaButton
      {...(disabledReason === undefined && !isBusy ? props : inert(props))}
      id={id}
      data-busy={isBusy || undefined}
      aria-label={isBusy ? `${props['aria-label']} ${working}` : props['aria-label']}
      className={mergeClassName(own, className)}
    >
      {isSpinning ? <BusyMark /> : <Icon icon={icon} size={size === 'lg' ? 20 : 16} />}
    </AriaButton>
  );
  return withReason(control, given, tooltip ? props['aria-label'] : undefined);
}
