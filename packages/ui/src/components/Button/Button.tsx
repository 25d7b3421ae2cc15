import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { useId, type ComponentProps, type Ref } from 'react';
import { useBusy } from '../Spinner/busy.ts';
import { inert, withReason, type DisabledReasonProps } from '../Tooltip/disabledReason.tsx';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import type { NamedByChildren } from '../../internal/named.ts';
import { button } from './Button.css.ts';
import { ButtonContent, type ButtonContentProps } from './ButtonContent.tsx';

/** Visual props that Button, IconButton and LinkButton share. */
export interface ButtonLookProps {
  /**
   * Prominence of the button. Use one `primary` per screen, and `danger` for actions that cannot be
   * undone.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /**
   * Height: 28, 36 or 44 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

interface OwnProps extends ButtonContentProps, ButtonLookProps, DisabledReasonProps {
  /**
   * Whether the action is in progress. The button then ignores presses, and shows a spinner after
   * one second.
   */
  isBusy?: boolean;
  /** Whether the button takes the full width. */
  fullWidth?: boolean;
  /** Ref of the root element. */
  ref?: Ref<HTMLButtonElement>;
}

export type ButtonProps = Omit<
  AriaButtonProps,
  'children' | 'isPending' | 'aria-label' | 'aria-labelledby' | keyof OwnProps
> &
  OwnProps &
  NamedByChildren;

/** React Aria does not pass `aria-keyshortcuts` on, so it is set on the element itself. */
const withKey = (shortcut: string) => (props: ComponentProps<'button'>) => (
  <button {...props} aria-keyshortcuts={shortcut} />
);

/** Performs an action. For navigation, use a Link or a LinkButton. */
export function Button(given: ButtonProps) {
  const {
    variant,
    size,
    fullWidth,
    icon,
    iconEnd,
    shortcut,
    isBusy = false,
    disabledReason,
    children,
    className,
    ...props
  } = given;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isSpinning = useBusy(isBusy, id);
  const isDisabled = props.isDisabled === true || disabledReason !== undefined;
  const own = button({ variant, size, fullWidth, isDisabled });
  const control = (
    <AriaButton
      {...(disabledReason === undefined && !isBusy ? props : inert(props))}
      id={id}
      data-busy={isBusy || undefined}
      render={shortcut === undefined ? undefined : withKey(shortcut)}
      className={mergeClassName(own, className)}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} shortcut={shortcut} isSpinning={isSpinning}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
  return withReason(control, given);
}
