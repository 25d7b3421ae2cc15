import type { TextsOf } from '@cardinal/contract/messages';
import type { ApiKey } from '@cardinal/contract';
import { Badge, Button, CopyButton, Inline } from '@cardinal/ui';
import { Plus } from 'lucide-react';
import { formatExpiry, RelativeTime, type DateContext } from '../../format/index.ts';
import { AccessList, type AccessListProps } from '../AccessList.tsx';
import { facts } from '../OtherSystems.css.ts';
import { apiKeyMessages } from './texts.ts';
import { useTexts, WithTags } from '../../language/index.ts';

export interface ApiKeysViewProps extends AccessListProps<ApiKey> {
  /** Called to create a key; absent where none is created. */
  onCreate?: (() => void) | undefined;
}

/** When a key expires; a badge once it has. */
function Expiry({ at, dates }: { at: string; dates: DateContext }) {
  const texts = useTexts(apiKeyMessages);
  return Date.parse(at) <= dates.now.getTime() ? (
    <Badge tone="warning">{texts.expired}</Badge>
  ) : (
    <span>{texts.expires({ when: formatExpiry(at, dates) })}</span>
  );
}

const factsOf = (
  { created_at: made, expires_at: end }: ApiKey,
  dates: DateContext,
  texts: TextsOf<typeof apiKeyMessages>,
) => ({
  before: (
    <span>
      <WithTags
        text={texts.created}
        tags={{ time: <RelativeTime iso={made} dates={dates} isInSentence /> }}
      />
    </span>
  ),
  after: end !== null && <Expiry at={end} dates={dates} />,
});

/** API keys, and the question before one is revoked. Shows every state, and fetches nothing. */
export function ApiKeysView({ onCreate, ...props }: ApiKeysViewProps) {
  const texts = useTexts(apiKeyMessages);
  return (
    <AccessList
      {...props}
      texts={texts}
      scopesOf={({ scopes }) => scopes.map((scope) => texts.scopes[scope])}
      factsOf={(key, dates) => factsOf(key, dates, texts)}
    >
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
