import type { Assistant } from '@cardinal/contract';
import { assistantScopes } from '@cardinal/contract/labels';
import {
  AlertDialog,
  Button,
  CopyButton,
  InlineAlert,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@cardinal/ui';
import { useState } from 'react';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import { facts, list, name as nameClass, row, words } from '../OtherSystems.css.ts';
import { assistantTexts as texts } from './texts.ts';

export interface AssistantsViewProps {
  /** The assistants; undefined until they are loaded. */
  assistants: readonly Assistant[] | undefined;
  /** Locale, and the moment that "ago" is relative to. */
  dates: DateContext;
  /** Whether those of everyone in the company are shown, with their users. */
  isEveryone?: boolean;
  /** Why they could not be loaded. */
  failure?: string | undefined;
  /** Loads them again. */
  onRetry: () => void;
  /** Whether a retry after a failure is in progress. */
  isRetrying?: boolean;
  /** Called once the user has agreed; the question stays until the promise settles. */
  onDisconnect: (assistant: Assistant) => Promise<unknown>;
}

interface RowProps {
  assistant: Assistant;
  dates: DateContext;
  isEveryone: boolean;
  onDisconnect: () => void;
}

function AssistantRow({ assistant, dates, isEveryone, onDisconnect }: RowProps) {
  const { name, host, user, scopes, created_at: allowed, last_used_at: used } = assistant;
  return (
    <li className={row}>
      <div className={words}>
        <span className={nameClass} dir="auto">
          {name}
        </span>
        {isEveryone && <span dir="auto">{user.name}</span>}
        <span className={facts}>{scopes.map((scope) => assistantScopes[scope]).join(' · ')}</span>
        <span className={facts}>
          <span>{host ?? texts.unchecked}</span>
          <span>
            {texts.allowed} <RelativeTime iso={allowed} dates={dates} />
          </span>
          <span>
            {used === null ? (
              texts.never
            ) : (
              <>
                {texts.used} <RelativeTime iso={used} dates={dates} />
              </>
            )}
          </span>
        </span>
      </div>
      <Button size="sm" aria-label={texts.disconnectOf(name)} onPress={onDisconnect}>
        {texts.disconnect}
      </Button>
    </li>
  );
}

/** Connected assistants, and the question before one is disconnected. Shows every state, and fetches nothing. */
export function AssistantsView({
  assistants,
  dates,
  isEveryone = false,
  failure,
  onRetry,
  isRetrying = false,
  onDisconnect,
}: AssistantsViewProps) {
  const [leaving, setLeaving] = useState<Assistant | null>(null);
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
      {failure === undefined && !assistants && (
        <SkeletonGroup label={texts.loading} className={list}>
          <div className={row}>
            <Stack gap={2}>
              <Skeleton width={160} />
              <Skeleton width={220} height={8} />
            </Stack>
          </div>
        </SkeletonGroup>
      )}
      {assistants?.length === 0 && (
        <Text as="p" tone="muted">
          {isEveryone ? texts.nobody : texts.empty}
        </Text>
      )}
      {assistants !== undefined && assistants.length > 0 && (
        <ul className={list} aria-label={texts.list}>
          {assistants.map((assistant) => (
            <AssistantRow
              key={assistant.id}
              assistant={assistant}
              dates={dates}
              isEveryone={isEveryone}
              onDisconnect={() => setLeaving(assistant)}
            />
          ))}
        </ul>
      )}
      {!isEveryone && (
        <div className={facts}>
          <a href="/docs/agents">{texts.setUp}</a>
          <CopyButton value={new URL('/mcp', location.href).href}>{texts.copy}</CopyButton>
        </div>
      )}
      {leaving && (
        <AlertDialog
          isOpen
          tone="danger"
          title={texts.question.title(leaving.name)}
          confirmLabel={texts.question.confirm}
          cancelLabel={texts.question.keep}
          onConfirm={async () => {
            await onDisconnect(leaving);
          }}
          onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
        >
          {texts.question.consequence}
        </AlertDialog>
      )}
    </Stack>
  );
}
