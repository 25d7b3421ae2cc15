import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/index.ts';
import { controls, directional, pagination } from './Pagination.css.ts';

/** Props of Pagination. */
export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages, if known. */
  pageCount?: number;
  /** Whether there is a previous page. */
  hasPrevious: boolean;
  /** Whether there is a next page. */
  hasNext: boolean;
  /** Called to show the previous page. */
  onPrevious: () => void;
  /** Called to show the next page. */
  onNext: () => void;
  /** The visible range: '1–50 of 60'. */
  summary?: ReactNode;
  /**
   * Accessible name of the landmark.
   * @default 'Pagination'
   */
  'aria-label'?: string;
  className?: string;
}

/** Previous and Next for the pages of a list. */
export function Pagination({
  page,
  pageCount,
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  summary,
  'aria-label': label,
  className,
}: PaginationProps) {
  const messages = useMessages();
  return (
    <nav
      aria-label={label ?? messages.pagination}
      className={joinClassNames(pagination, className)}
    >
      {summary !== undefined && <span>{summary}</span>}
      <span className={controls}>
        <span aria-current="page">{messages.page(page, pageCount)}</span>
        <Button
          size="sm"
          icon={ChevronLeft}
          isDisabled={!hasPrevious}
          onPress={onPrevious}
          className={directional}
        >
          {messages.previous}
        </Button>
        <Button
          size="sm"
          iconEnd={ChevronRight}
          isDisabled={!hasNext}
          onPress={onNext}
          className={directional}
        >
          {messages.next}
        </Button>
      </span>
    </nav>
  );
}
