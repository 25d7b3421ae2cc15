import { Heading } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { lede as ledeClass, pageTitle } from './PageTitle.css.ts';

export interface PageTitleProps {
  title: string;
  lede?: ReactNode;
  /**
   * Alignment of the text.
   * @default 'start'
   */
  align?: 'start' | 'center';
  children?: ReactNode;
}

/** The title of a page, with the content directly below it. */
export function PageTitle({ title, lede, align = 'start', children }: PageTitleProps) {
  return (
    <div className={pageTitle[align]}>
      <Heading level={1} size="2xl">
        {title}
      </Heading>
      {lede !== undefined && <p className={ledeClass}>{lede}</p>}
      {children}
    </div>
  );
}
