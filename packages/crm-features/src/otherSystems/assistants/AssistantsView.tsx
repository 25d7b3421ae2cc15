import type { Assistant } from '@cardinal/contract';
import { assistantScopes } from '@cardinal/contract/labels';
import { CopyButton } from '@cardinal/ui';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import { AccessList, type AccessListProps } from '../AccessList.tsx';
import { facts } from '../OtherSystems.css.ts';
import { assistantTexts as texts } from './texts.ts';

const scopesOf = ({ scopes }: Assistant) => scopes.map((scope) => assistantScopes[scope]);

const factsOf = ({ host, created_at: allowed }: Assistant, dates: DateContext) => ({
  before: (
    <>
      <span>{host ?? texts.unchecked}</span>
      <span>
        {texts.allowed} <RelativeTime iso={allowed} dates={dates} />
      </span>
    </>
  ),
});

/** Connected assistants, and the question before one is disconnected. Shows every state, and fetches nothing. */
export function AssistantsView(props: AccessListProps<Assistant>) {
  return (
    <AccessList {...props} texts={texts} scopesOf={scopesOf} factsOf={factsOf}>
      {!props.isEveryone && (
        <div className={facts}>
          <a href="/docs/agents">{texts.setUp}</a>
          <CopyButton value={new URL('/mcp', location.href).href}>{texts.copy}</CopyButton>
        </div>
      )}
    </AccessList>
  );
}
