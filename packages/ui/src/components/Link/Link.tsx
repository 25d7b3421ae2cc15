import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { mergeClassName } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { externalIcon, link } from './Link.css.ts';

export interface LinkProps extends Omit<AriaLinkProps, 'children'> {
  /** Text that describes the target. */
  children: NonNullable<ReactNode>;
  /**
   * Whether the link has the accent colour or the colour of the surrounding text.
   * @default 'default'
   */
  variant?: 'default' | 'quiet';
  /** Whether the link leaves the product: it then opens in a new tab and announces this. */
  isExternal?: boolean;
  /** Ref of the root element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Navigates to a page. Inside a `RouterProvider` of React Aria it does so without a page load. */
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
