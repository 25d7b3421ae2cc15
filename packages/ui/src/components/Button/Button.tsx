import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import type { ComponentProps, Ref } from 'react';
import { inert, withReason } from '../../internal/disabledReason.tsx';
import type { DisabledReasonProps } from '../../internal/disabledReason.tsx';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { button } from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import type { ButtonContentProps } from './ButtonContent.tsx';

/** Looks that Button, IconButton and LinkButton share. */
export interface ButtonLookProps {
  /**
   * How much it stands out. One `primary` a screen; `danger` for what cannot be undone.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /**
   * Height: 28, 36 or 44 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

/** Props of Button. */
export interface ButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'isPending'>,
    ButtonContentProps,
    ButtonLookProps,
    DisabledReasonProps {
  /** Whether it takes the whole width. */
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** React Aria passes no `aria-keyshortcuts` on, so it goes on the element itself. */
const withKey = (shortcut: string) => (props: ComponentProps<'button'>) =>
  (
    // oxlint-disable-next-line react/button-has-type -- React Aria sets the type
    <button {...props} aria-keyshortcuts={shortcut} />
  );

/** Does something. What leads somewhere is a Link or a LinkButton. */
export function Button({
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  shortcut,
  isBusy,
  disabledReason,
  children,
  className,
  ...props
}: ButtonProps) {
  const isDisabled = props.isDisabled === true || disabledReason !== undefined;
  const own = button({ variant, size, fullWidth, isDisabled });
  const control = (
    <AriaButton
      {...(disabledReason === undefined ? props : inert(props))}
      isPending={isBusy}
      render={shortcut === undefined ? undefined : withKey(shortcut)}
      className={mergeClassName(own, className)}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} shortcut={shortcut} isBusy={isBusy}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
  return withReason(control, disabledReason);
}
