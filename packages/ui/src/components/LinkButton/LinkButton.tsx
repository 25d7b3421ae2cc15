import type { Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonLookProps } from '../Button/Button.tsx';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import type { ButtonContentProps } from '../Button/ButtonContent.tsx';

/** Props of LinkButton. */
export interface LinkButtonProps
  extends Omit<AriaLinkProps, 'children'>, Omit<ButtonContentProps, 'isBusy'>, ButtonLookProps {
  /** Whether it takes the whole width. */
  fullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads somewhere, and looks like a button because it is the next step. */
export function LinkButton({
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  shortcut,
  children,
  className,
  ...props
}: LinkButtonProps) {
  const own = button({ variant, size, fullWidth, isDisabled: props.isDisabled });
  return (
    <AriaLink {...props} className={mergeClassName(own, className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd} shortcut={shortcut}>
        {children}
      </ButtonContent>
    </AriaLink>
  );
}
