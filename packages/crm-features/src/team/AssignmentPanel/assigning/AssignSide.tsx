import type { TextsOf } from '@cardinal/contract/messages';
import type { TeamUser } from '@cardinal/contract';
import { Button, Heading, InlineAlert, Skeleton, SkeletonGroup, Text } from '@cardinal/ui';
import { Scale } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { personName } from '../../../format/index.ts';
import { assignmentMessages } from '../../assignmentTexts.ts';
import { AgentChoice, type AgentChoiceProps } from './AgentChoice.tsx';
import { side } from '../AssignmentPanel.css.ts';
import { agents as agentsClass } from './AgentChoice.css.ts';
import { useTexts } from '../../../language/index.ts';

/** The agents to choose from. */
export type AgentsContent =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | { kind: 'agents'; agents: readonly TeamUser[] };

type Failure = Omit<Extract<AgentsContent, { kind: 'failed' }>, 'kind'>;

export interface AssignSideProps extends Pick<
  AgentChoiceProps,
  'value' | 'onChange' | 'locale' | 'isDropTarget' | 'onDrop'
> {
  content: AgentsContent;
  /** Number of selected leads. */
  selected: number;
  /** Number of unassigned leads. */
  total: number;
  /** Called to assign the selected leads to an agent. */
  onAssign: (agent: TeamUser) => void;
  /** Called to distribute the selected leads, or all of them, fairly. */
  onShare: () => void;
  isBusy: boolean;
  /** Action if there are no agents, such as a link to the invitations. */
  emptyAction?: ReactNode;
}

function Loading() {
  const texts = useTexts(assignmentMessages);
  return (
    <SkeletonGroup label={texts.agents.loading} className={agentsClass}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height={48} radius="control" />
      ))}
    </SkeletonGroup>
  );
}

/** Why the agents could not be loaded. */
function Failed({ detail, onRetry, isRetrying }: Failure) {
  const texts = useTexts(assignmentMessages);
  return (
    <InlineAlert
      tone="danger"
      title={texts.agents.failed}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {detail}
    </InlineAlert>
  );
}

/** Label of the button that distributes the leads fairly. */
export function shareLabel(
  selected: number,
  total: number,
  texts: TextsOf<typeof assignmentMessages>,
): string {
  return selected > 0 ? texts.share.some({ count: selected }) : texts.share.all({ count: total });
}

/** The choice of an agent beside the leads, and the actions for the selected ones. */
export function AssignSide({
  content,
  selected,
  total,
  onAssign,
  onShare,
  isBusy,
  emptyAction,
  ...choice
}: AssignSideProps) {
  const texts = useTexts(assignmentMessages);
  const titleId = useId();
  const agents = content.kind === 'agents' ? content.agents : [];
  const chosen = agents.find(({ id }) => id === choice.value);
  const missing = () => {
    if (selected === 0) return texts.submit.noLeads;
    return chosen ? undefined : texts.submit.noAgent;
  };
  const label =
    chosen && selected > 0
      ? texts.submit.label({
          count: selected,
          name: personName(chosen),
        })
      : texts.submit.idle;
  return (
    <section aria-labelledby={titleId} className={side}>
      <Heading level={2} size="md" id={titleId}>
        {texts.agents.title}
      </Heading>
      {content.kind === 'loading' && <Loading />}
      {content.kind === 'failed' && <Failed {...content} />}
      {content.kind === 'agents' && agents.length === 0 && (
        <>
          <Text tone="muted">
            {texts.agents.empty}. {texts.agents.emptyDetail}
          </Text>
          {emptyAction}
        </>
      )}
      {agents.length > 0 && (
        <>
          <AgentChoice {...choice} agents={agents} labelledBy={titleId} />
          <Button
            variant="primary"
            fullWidth
            isBusy={isBusy}
            disabledReason={missing()}
            onPress={() => chosen && onAssign(chosen)}
          >
            {label}
          </Button>
          {total > 0 && (
            <Button fullWidth icon={Scale} isBusy={isBusy} onPress={onShare}>
              {shareLabel(selected, total, texts)}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
