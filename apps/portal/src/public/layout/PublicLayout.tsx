import { useTexts } from '@cardinal/crm-features/language';
import { Logo, SkipLink } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { useHref } from '../parts/site.ts';
import { layoutMessages } from './layoutTexts.ts';
import { home, main, page } from './PublicLayout.css.ts';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const content = 'content';

export interface PublicLayoutProps {
  /** Path of the page, which the header marks as the current one. */
  path: string;
  /** Whether it exists only in English. @default false */
  isOnlyEnglish?: boolean;
  children: ReactNode;
}

/** The frame of every public page: header, content and footer. */
export function PublicLayout({ path, isOnlyEnglish = false, children }: PublicLayoutProps) {
  const texts = useTexts(layoutMessages);
  const href = useHref();
  return (
    <div className={page}>
      <SkipLink targetId={content}>{texts.skip}</SkipLink>
      <PublicHeader
        path={path}
        brand={
          <a href={href('/')} className={home} aria-label={texts.brand}>
            <Logo withName size={32} />
          </a>
        }
      />
      <main id={content} tabIndex={-1} className={main}>
        {children}
      </main>
      <PublicFooter path={isOnlyEnglish ? undefined : path} />
    </div>
  );
}
