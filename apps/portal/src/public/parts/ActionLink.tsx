import { Icon } from '@cardinal/ui';
import type { LucideIcon } from 'lucide-react';
import { action } from './ActionLink.css.ts';

export interface ActionLinkProps {
  href: string;
  /** Prominence; at most one `primary` per view. */
  tone: 'primary' | 'secondary' | 'quiet';
  /**
   * Height: 36 or 44 px.
   * @default 'lg'
   */
  size?: 'md' | 'lg';
  /** Whether the link is as wide as its container. */
  isWide?: boolean;
  icon?: LucideIcon;
  children: string;
}

/**
 * A link that looks like a button. Unlike `LinkButton` of ui, its hover and focus need no script,
 * because the public pages are plain HTML.
 */
export function ActionLink({ href, tone, size, isWide, icon, children }: ActionLinkProps) {
  return (
    <a href={href} className={action({ tone, size, isWide })}>
      {icon && <Icon icon={icon} />}
      {children}
    </a>
  );
}
