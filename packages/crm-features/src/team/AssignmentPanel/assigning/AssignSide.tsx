import type { TeamUser } from '@cardinal/contract';
import { Button, Heading, InlineAlert, Skeleton, SkeletonGroup, Text } from '@cardinal/ui';
import { Scale } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { personName } from '../../../format/index.ts';
import { assignmentTexts as texts } from '../../assignmentTexts.ts';
import { AgentChoice, type AgentChoiceProps } from './AgentChoice.tsx';
import { side } from '../AssignmentPanel.css.ts';
import { agents as agentsClass } from './AgentChoice.css.ts';

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
export function shareLabel(selected: number, total: number, locale: string): string {
  const number = new Intl.NumberFormat(locale);
  return selected > 0
    ? texts.share.some(number.format(selected), selected)
    : texts.share.all(number.format(total), total);
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
  const titleId = useId();
  const agents = content.kind === 'agents' ? content.agents : [];
  const chosen = agents.find(({ id }) => id === choice.value);
  const number = new Intl.NumberFormat(choice.locale);
  const missing = () => {
    if (selected === 0) return texts.submit.noLeads;
    return chosen ? undefined : texts.submit.noAgent;
  };
  const label =
    chosen && selected > 0
      ? texts.submit.label(number.format(selected), selected, personName(chosen))
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
              {shareLabel(selected, total, choice.locale)}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
