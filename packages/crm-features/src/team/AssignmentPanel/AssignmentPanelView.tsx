import { useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { useRef, useState } from 'react';
import { AssignmentDialogs } from './assigning/AssignmentDialogs.tsx';
import { panel } from './AssignmentPanel.css.ts';
import type { AssignmentPanelViewProps } from './assignmentPanelViewProps.ts';
import { AssignSide } from './assigning/AssignSide.tsx';
import { UnassignedLeads } from './UnassignedLeads.tsx';
import { toAgent, useAssigning } from './assigning/useAssigning.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/**
 * Unassigned leads beside the agents: assigned one by one from their rows, by dragging, or many at
 * once. Shows every state, and fetches nothing.
 */
export function AssignmentPanelView(props: AssignmentPanelViewProps) {
  const { content, agents, selection, onSelectionChange, onAssign, progress, dates } = props;
  const isWide = useMediaQuery(media.xl);
  const box = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const assigning = useAssigning(content, agents, selection, onSelectionChange, onAssign);
  const { leads, total, people, selectedCount, drag, assign, chosen, share } = assigning;
  useKeptFocus(box, leads);

  return (
    <div ref={box} className={panel}>
      <UnassignedLeads
        {...props}
        assigning={assigning}
        isWide={isWide}
        onChoose={() => setChoosing(true)}
      />
      {isWide && (
        <AssignSide
          content={agents}
          value={props.agentId}
          onChange={props.onAgentChange}
          locale={dates.locale}
          isDropTarget={drag.dragging.length > 0}
          onDrop={(agent) => {
            assign(drag.dragging, toAgent(agent));
            drag.onDragEnd();
          }}
          selected={selectedCount}
          total={total}
          onAssign={(agent) => assign(chosen(), toAgent(agent))}
          onShare={share}
          isBusy={progress !== null}
          emptyAction={props.noAgentsAction}
        />
      )}
      {!isWide && agents.kind !== 'loading' && people.length === 0 && (
        <AssignSide
          content={agents}
          value={null}
          onChange={props.onAgentChange}
          locale={dates.locale}
          selected={0}
          total={0}
          onAssign={() => undefined}
          onShare={() => undefined}
          isBusy={false}
          emptyAction={props.noAgentsAction}
        />
      )}
      <AssignmentDialogs
        assigning={assigning}
        isChoosing={isChoosing}
        onChosen={() => setChoosing(false)}
        locale={dates.locale}
      />
    </div>
  );
}
