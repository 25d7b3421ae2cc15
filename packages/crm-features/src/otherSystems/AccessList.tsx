import {
  AlertDialog,
  Button,
  InlineAlert,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@cardinal/ui';
import { useState, type ReactNode } from 'react';
import { WithTags } from '../language/index.ts';
import { RelativeTime, type DateContext } from '../format/index.ts';
import { facts, list, name as nameClass, row, words } from './OtherSystems.css.ts';

/** What acts as a user: an API key, or an assistant. */
interface Access {
  id: string;
  name: string;
  user: { name: string };
  last_used_at: string | null;
}

/** Props that the lists of API keys and of assistants share. */
export interface AccessListProps<Item extends Access> {
  /** Undefined until they are loaded. */
  items: readonly Item[] | undefined;
  /** Locale, and the moment that "ago" is relative to. */
  dates: DateContext;
  /** Whether those of everyone in the company are shown, with their users. */
  isEveryone?: boolean | undefined;
  /** Why they could not be loaded. */
  failure?: string | undefined;
  /** Loads them again. */
  onRetry: () => void;
  /** Whether a retry after a failure is in progress. */
  isRetrying?: boolean | undefined;
  /** Called once the user has agreed; the question stays until the promise settles. */
  onEnd: (item: Item) => Promise<unknown>;
}

interface AccessTexts {
  everyoneHint: string;
  failed: string;
  loading: string;
  /** Shown instead of the list where the user, or everyone in the company, has none. */
  empty: string;
  nobody: string;
  /** Name of the list. */
  list: string;
  /** With a tag for the time. */
  used: string;
  never: string;
  end: string;
  endOf: (values: { name: string }) => string;
  question: {
    title: (values: { name: string }) => string;
    consequence: string;
    confirm: string;
    keep: string;
  };
}

interface Parts<Item extends Access> {
  texts: AccessTexts;
  /** What the item permits, as labels. */
  scopesOf: (item: Item) => readonly string[];
  /** Facts before and after the last use. */
  factsOf: (item: Item, dates: DateContext) => { before: ReactNode; after?: ReactNode };
  /** Below the list. */
  children?: ReactNode;
}

/** What acts as a user, and the question before one is ended. Shows every state, and fetches nothing. */
export function AccessList<Item extends Access>({
  items,
  dates,
  isEveryone = false,
  failure,
  onRetry,
  isRetrying = false,
  onEnd,
  texts,
  scopesOf,
  factsOf,
  children,
}: AccessListProps<Item> & Parts<Item>) {
  const [ending, setEnding] = useState<Item | null>(null);
  const rowOf = (item: Item) => {
    const { id, name, user, last_used_at: used } = item;
    const { before, after } = factsOf(item, dates);
    return (
      <li key={id} className={row}>
        <div className={words}>
          <span className={nameClass} dir="auto">
            {name}
          </span>
          {isEveryone && <span dir="auto">{user.name}</span>}
          <span className={facts}>{scopesOf(item).join(' · ')}</span>
          <span className={facts}>
            {before}
            <span>
              {used === null ? (
                texts.never
              ) : (
                <WithTags
                  text={texts.used}
                  tags={{ time: <RelativeTime iso={used} dates={dates} isInSentence /> }}
                />
              )}
            </span>
            {after}
          </span>
        </div>
        <Button size="sm" aria-label={texts.endOf({ name })} onPress={() => setEnding(item)}>
          {texts.end}
        </Button>
      </li>
    );
  };
  return (
    <Stack gap={4}>
      {isEveryone && (
        <Text as="p" tone="muted">
          {texts.everyoneHint}
        </Text>
      )}
      {failure !== undefined && (
        <InlineAlert tone="danger" title={texts.failed} onRetry={onRetry} isRetrying={isRetrying}>
          {failure}
        </InlineAlert>
      )}
      {failure === undefined && !items && (
        <SkeletonGroup label={texts.loading} className={list}>
          {[0, 1].map((nth) => (
            <div key={nth} className={row}>
              <Stack gap={2}>
                <Skeleton width={160} />
                <Skeleton width={220} height={8} />
              </Stack>
            </div>
          ))}
        </SkeletonGroup>
      )}
      {items?.length === 0 && (
        <Text as="p" tone="muted">
          {isEveryone ? texts.nobody : texts.empty}
        </Text>
      )}
      {items !== undefined && items.length > 0 && (
        <ul className={list} aria-label={texts.list}>
          {items.map(rowOf)}
        </ul>
      )}
      {children}
      {ending && (
        <AlertDialog
          isOpen
          tone="danger"
          title={texts.question.title({ name: ending.name })}
          confirmLabel={texts.question.confirm}
          cancelLabel={texts.question.keep}
          onConfirm={async () => {
            await onEnd(ending);
          }}
          onOpenChange={(isOpen) => !isOpen && setEnding(null)}
        >
          {texts.question.consequence}
        </AlertDialog>
      )}
    </Stack>
  );
}
