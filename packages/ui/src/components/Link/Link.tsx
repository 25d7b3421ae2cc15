import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { externalIcon, link } from './Link.css.ts';

/** Props of Link. */
export interface LinkProps extends Omit<AriaLinkProps, 'children'> {
  /** Words that say where it leads. */
  children: NonNullable<ReactNode>;
  /**
   * In the accent's colour, or in the colour of the text around it.
   * @default 'default'
   */
  variant?: 'default' | 'quiet';
  /** Leads out of the product: opens in a new tab, and says so. */
  isExternal?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Leads somewhere. Inside a `RouterProvider` of React Aria it navigates without a page load.
 */
export function Link({
  variant = 'default',
  isExternal,
  children,
  className,
  ...props
}: LinkProps) {
  const messages = useMessages();
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <AriaLink {...outside} {...props} className={mergeClassName(link({ variant }), className)}>
      {children}
      {isExternal && (
        <>
          <Icon icon={ExternalLink} size={14} className={externalIcon} />
          <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
        </>
      )}
    </AriaLink>
  );
}
