import { Logo, SkipLink } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { home, main, page } from './PublicLayout.css.ts';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const content = 'content';

export interface PublicLayoutProps {
  /** Path of the page, which the header marks as the current one. */
  path: string;
  children: ReactNode;
}

/** The frame of every public page: header, content and footer. */
export function PublicLayout({ path, children }: PublicLayoutProps) {
  return (
    <div className={page}>
      <SkipLink targetId={content}>Skip to content</SkipLink>
      <PublicHeader
        path={path}
        brand={
          <a href="/" className={home} aria-label="Cardinal, home">
            <Logo withName size={32} />
          </a>
        }
      />
      <main id={content} tabIndex={-1} className={main}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
