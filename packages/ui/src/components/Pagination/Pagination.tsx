import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusedIn } from '../../internal/focusedIn.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import { controls, directional, pagination } from './Pagination.css.ts';

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
  /** Added to the component’s own classes. */
  className?: string;
}

/**
 * Moves the focus to the other button when the pressed one becomes disabled: the browser takes the
 * focus from a disabled button, and the next Tab would begin at the top of the page.
 * @returns Function to call with a pressed button
 */
function useKeptFocus(page: number) {
  /** The button pressed on a page, until another page is shown. */
  const pressed = useRef<{ button: Element; page: number }>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.page === page) return;
    const { button } = pressed.current;
    pressed.current = null;
    if (!button.matches(':disabled')) return;
    const focused = focusedIn(button);
    const isLost = focused === null || focused === document.body || focused === button;
    const other = button.parentElement?.querySelector<HTMLElement>('button:enabled');
    if (isLost) other?.focus();
  });
  return (button: Element) => {
    pressed.current = { button, page };
  };
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
  const keepFocus = useKeptFocus(page);
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
          onPress={({ target }) => {
            keepFocus(target);
            onPrevious();
          }}
          className={directional}
        >
          {messages.previous}
        </Button>
        <Button
          size="sm"
          iconEnd={ChevronRight}
          isDisabled={!hasNext}
          onPress={({ target }) => {
            keepFocus(target);
            onNext();
          }}
          className={directional}
        >
          {messages.next}
        </Button>
      </span>
    </nav>
  );
}
