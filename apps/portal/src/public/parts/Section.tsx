import { Heading } from '@cardinal/ui';
import type { ReactNode } from 'react';
import {
  content,
  head,
  lede as ledeClass,
  section,
  split,
  title as titleClass,
} from './Section.css.ts';

export interface SectionProps {
  /** Fragment of its URL. */
  id?: string;
  title: string;
  /** One or two sentences below the title. */
  lede?: ReactNode;
  /**
   * Background; neighbouring sections have different ones.
   * @default 'canvas'
   */
  ground?: 'canvas' | 'surface' | 'sunken';
  /** Whether the title is beside the content on wide screens. */
  isSplit?: boolean;
  children: ReactNode;
}

/** A full-width part of a page with its own title. */
export function Section({
  id,
  title,
  lede,
  ground = 'canvas',
  isSplit = false,
  children,
}: SectionProps) {
  return (
    <section id={id} className={section[ground]}>
      <div className={isSplit ? `${content} ${split}` : content}>
        <div className={head}>
          <Heading level={2} size="xl" className={titleClass}>
            {title}
          </Heading>
          {lede !== undefined && <p className={ledeClass}>{lede}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
