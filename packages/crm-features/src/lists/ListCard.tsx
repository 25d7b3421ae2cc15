import { Button, Card, Heading, InlineAlert, SkeletonGroup, Text } from '@cardinal/ui';
import { useId, type ReactNode } from 'react';
import { card, head, list, more } from './ListCard.css.ts';
import { RefreshNotice } from './RefreshNotice.tsx';
import type { LoadFailure } from './useLoadFailure.ts';

/** What a card with a list shows. */
export type ListContent<Entry> =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: LoadFailure }
  | {
      kind: 'entries';
      entries: readonly Entry[];
      /** Loads further ones; undefined if there are none. */
      onLoadMore?: () => void;
      isLoadingMore?: boolean;
      /** Why the last refresh failed. */
      refreshFailure?: LoadFailure;
    };

export interface ListCardProps<Entry> {
  content: ListContent<Entry>;
  /** `more` labels the button that loads further entries. */
  texts: { title: string; loading: string; failed: string; empty: string; more?: string };
  /** A button beside the title. */
  action?: ReactNode;
  /** Rows that stand in for the entries while they load. */
  skeleton: ReactNode;
  /** Renders an entry as a list item with a key. */
  children: (entry: Entry) => ReactNode;
}

/** A card with a short list: loading, failed, empty, or its entries, of which more can be loaded. */
export function ListCard<Entry>({
  content,
  texts,
  action,
  skeleton,
  children,
}: ListCardProps<Entry>) {
  const titleId = useId();
  const heading = (
    <Heading level={2} size="md" id={titleId}>
      {texts.title}
    </Heading>
  );
  return (
    <Card as="section" aria-labelledby={titleId} className={card}>
      {action ? (
        <div className={head}>
          {heading}
          {action}
        </div>
      ) : (
        heading
      )}
      {content.kind === 'loading' && (
        <SkeletonGroup label={texts.loading} className={list}>
          {skeleton}
        </SkeletonGroup>
      )}
      {content.kind === 'failed' && (
        <InlineAlert
          tone="danger"
          title={texts.failed}
          onRetry={content.failure.onRetry}
          isRetrying={content.failure.isRetrying}
        >
          {content.failure.detail}
        </InlineAlert>
      )}
      {content.kind === 'entries' && (
        <>
          {content.refreshFailure && <RefreshNotice failure={content.refreshFailure} />}
          {content.entries.length === 0 ? (
            <Text tone="muted">{texts.empty}</Text>
          ) : (
            <ul className={list}>{content.entries.map(children)}</ul>
          )}
          {content.onLoadMore && texts.more !== undefined && (
            <Button
              size="sm"
              className={more}
              isBusy={content.isLoadingMore}
              onPress={content.onLoadMore}
            >
              {texts.more}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
