import type { ReactNode } from 'react';

export interface TextLinkProps {
  href: string;
  className: string;
  /** Given by `WithTags`: what the message marks. */
  children?: ReactNode;
}

/** A link whose text a message marks. */
export const TextLink = ({ href, className, children }: TextLinkProps) => (
  <a href={href} className={className}>
    {children}
  </a>
);
