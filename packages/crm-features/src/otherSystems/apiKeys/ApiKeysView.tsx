import type { ApiKey } from '@cardinal/contract';
import { apiScopes } from '@cardinal/contract/labels';
import {
  AlertDialog,
  Badge,
  Button,
  CopyButton,
  Inline,
  InlineAlert,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@cardinal/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatExpiry, RelativeTime, type DateContext } from '../../format/index.ts';
import { apiKeyTexts as texts } from './texts.ts';
import { facts, list, name as nameClass, row, words } from '../OtherSystems.css.ts';

export interface ApiKeysViewProps {
  /** The keys; undefined until they are loaded. */
  keys: readonly ApiKey[] | undefined;
  /** Locale, and the moment that "ago" is relative to. */
  dates: DateContext;
  /** Whether the keys of everyone in the company are shown, with their users. */
  isEveryone?: boolean;
  /** Why they could not be loaded. */
  failure?: string | undefined;
  /** Loads them again. */
  onRetry: () => void;
  /** Whether a retry after a failure is in progress. */
  isRetrying?: boolean;
  /** Called to create a key; absent where none is created. */
  onCreate?: (() => void) | undefined;
  /** Called once the user has agreed; the question stays until the promise settles. */
  onRevoke: (key: ApiKey) => Promise<unknown>;
}

/** When a key expires; a badge once it has. */
function Expiry({ at, dates }: { at: string; dates: DateContext }) {
  return Date.parse(at) <= dates.now.getTime() ? (
    <Badge tone="warning">{texts.expired}</Badge>
  ) : (
    <span>{texts.expires(formatExpiry(at, dates))}</span>
  );
}

interface KeyRowProps {
  apiKey: ApiKey;
  dates: DateContext;
  isEveryone: boolean;
  onRevoke: () => void;
}

function KeyRow({ apiKey, dates, isEveryone, onRevoke }: KeyRowProps) {
  const { name, user, scopes, created_at: made, last_used_at: used, expires_at: end } = apiKey;
  return (
    <li className={row}>
      <div className={words}>
        <span className={nameClass} dir="auto">
          {name}
        </span>
        {isEveryone && <span dir="auto">{user.name}</span>}
        <span className={facts}>{scopes.map((scope) => apiScopes[scope]).join(' · ')}</span>
        <span className={facts}>
          <span>
            {texts.created} <RelativeTime iso={made} dates={dates} />
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
          {end !== null && <Expiry at={end} dates={dates} />}
        </span>
      </div>
      <Button size="sm" aria-label={texts.revokeOf(name)} onPress={onRevoke}>
        {texts.revoke}
      </Button>
    </li>
  );
}

function KeysLoading() {
  return (
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
  );
}

/** API keys, and the question before one is revoked. Shows every state, and fetches nothing. */
export function ApiKeysView({
  keys,
  dates,
  isEveryone = false,
  failure,
  onRetry,
  isRetrying = false,
  onCreate,
  onRevoke,
}: ApiKeysViewProps) {
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
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
      {failure === undefined && !keys && <KeysLoading />}
      {keys?.length === 0 && (
        <Text as="p" tone="muted">
          {isEveryone ? texts.nobody : texts.empty}
        </Text>
      )}
      {keys !== undefined && keys.length > 0 && (
        <ul className={list} aria-label={texts.list}>
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              dates={dates}
              isEveryone={isEveryone}
              onRevoke={() => setRevoking(key)}
            />
          ))}
        </ul>
      )}
      {onCreate && (
        <Inline>
          <Button icon={Plus} onPress={onCreate}>
            {texts.create}
          </Button>
        </Inline>
      )}
      {onCreate && (
        <div className={facts}>
          <span>{texts.agents.hint}</span>
          <a href="/docs/agents">{texts.agents.setUp}</a>
          <CopyButton value={new URL('/mcp', location.href).href}>{texts.agents.copy}</CopyButton>
        </div>
      )}
      {revoking && (
        <AlertDialog
          isOpen
          tone="danger"
          title={texts.revocation.title(revoking.name)}
          confirmLabel={texts.revocation.confirm}
          cancelLabel={texts.revocation.keep}
          onConfirm={async () => {
            await onRevoke(revoking);
          }}
          onOpenChange={(isOpen) => !isOpen && setRevoking(null)}
        >
          {texts.revocation.consequence}
        </AlertDialog>
      )}
    </Stack>
  );
}
