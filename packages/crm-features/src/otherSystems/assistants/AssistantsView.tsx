import type { TextsOf } from '@cardinal/contract/messages';
import type { Assistant } from '@cardinal/contract';
import { CopyButton } from '@cardinal/ui';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import { AccessList, type AccessListProps } from '../AccessList.tsx';
import { facts } from '../OtherSystems.css.ts';
import { assistantMessages } from './texts.ts';
import { useTexts, WithTags } from '../../language/index.ts';

const factsOf = (
  { host, created_at: allowed }: Assistant,
  dates: DateContext,
  texts: TextsOf<typeof assistantMessages>,
) => ({
  before: (
    <>
      <span>{host ?? texts.unchecked}</span>
      <span>
        <WithTags
          text={texts.allowed}
          tags={{ time: <RelativeTime iso={allowed} dates={dates} isInSentence /> }}
        />
      </span>
    </>
  ),
});

/** Connected assistants, and the question before one is disconnected. Shows every state, and fetches nothing. */
export function AssistantsView(props: AccessListProps<Assistant>) {
  const texts = useTexts(assistantMessages);
  return (
    <AccessList
      {...props}
      texts={texts}
      scopesOf={({ scopes }) => scopes.map((scope) => texts.scopes[scope])}
      factsOf={(assistant, dates) => factsOf(assistant, dates, texts)}
    >
      {!props.isEveryone && (
        <div className={facts}>
          <a href="/docs/agents">{texts.setUp}</a>
          <CopyButton value={new URL('/mcp', location.href).href}>{texts.copy}</CopyButton>
        </div>
      )}
    </AccessList>
  );
}
