import type { Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import type { NamedByChildren } from '../../internal/named.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonLookProps } from '../Button/index.ts';
import { ButtonContent, type ButtonContentProps } from '../Button/ButtonContent.tsx';

interface OwnProps extends ButtonContentProps, ButtonLookProps {
  /** Whether the link takes the full width. */
  fullWidth?: boolean;
  /** Ref of the root element. */
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkButtonProps = Omit<
  AriaLinkProps,
  'children' | 'aria-label' | 'aria-labelledby' | keyof OwnProps
> &
  OwnProps &
  NamedByChildren;

/** Navigates like a link, and looks like a button because it is the next step. */
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
