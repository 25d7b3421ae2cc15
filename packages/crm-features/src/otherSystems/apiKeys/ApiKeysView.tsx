import type { ApiKey } from '@cardinal/contract';
import { apiScopes } from '@cardinal/contract/labels';
import { Badge, Button, CopyButton, Inline } from '@cardinal/ui';
import { Plus } from 'lucide-react';
import { formatExpiry, RelativeTime, type DateContext } from '../../format/index.ts';
import { AccessList, type AccessListProps } from '../AccessList.tsx';
import { facts } from '../OtherSystems.css.ts';
import { apiKeyTexts as texts } from './texts.ts';

export interface ApiKeysViewProps extends AccessListProps<ApiKey> {
  /** Called to create a key; absent where none is created. */
  onCreate?: (() => void) | undefined;
}

/** When a key expires; a badge once it has. */
function Expiry({ at, dates }: { at: string; dates: DateContext }) {
  return Date.parse(at) <= dates.now.getTime() ? (
    <Badge tone="warning">{texts.expired}</Badge>
  ) : (
    <span>{texts.expires(formatExpiry(at, dates))}</span>
  );
}

const scopesOf = ({ scopes }: ApiKey) => scopes.map((scope) => apiScopes[scope]);

const factsOf = ({ created_at: made, expires_at: end }: ApiKey, dates: DateContext) => ({
  before: (
    <span>
      {texts.created} <RelativeTime iso={made} dates={dates} />
    </span>
  ),
  after: end !== null && <Expiry at={end} dates={dates} />,
});

/** API keys, and the question before one is revoked. Shows every state, and fetches nothing. */
export function ApiKeysView({ onCreate, ...props }: ApiKeysViewProps) {
  return (
    <AccessList {...props} texts={texts} scopesOf={scopesOf} factsOf={factsOf}>
      {onCreate && (
        <>
          <Inline>
            <Button icon={Plus} onPress={onCreate}>
              {texts.create}
            </Button>
          </Inline>
          <div className={facts}>
            <span>{texts.agents.hint}</span>
            <a href="/docs/agents">{texts.agents.setUp}</a>
            <CopyButton value={new URL('/mcp', location.href).href}>{texts.agents.copy}</CopyButton>
          </div>
        </>
      )}
    </AccessList>
  );
}
