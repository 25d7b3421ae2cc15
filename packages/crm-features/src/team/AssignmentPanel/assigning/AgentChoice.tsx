import type { TeamUser } from '@cardinal/contract';
import { Avatar, SearchField, Text } from '@cardinal/ui';
import { useId, useState } from 'react';
import { personName } from '../../../format/index.ts';
import { assignmentMessages } from '../../assignmentTexts.ts';
import {
  agent as agentClass,
  agentName,
  agents as list,
  circle,
  load,
  radio,
} from './AgentChoice.css.ts';
import { useTexts } from '../../../language/index.ts';

/** More agents than these can be searched. */
const searchable = 8;

export interface AgentChoiceProps {
  agents: readonly TeamUser[];
  /** Id of the chosen agent, or null. */
  value: string | null;
  onChange: (id: string) => void;
  locale: string;
  /** Whether leads are being dragged, so that the agents become targets. */
  isDropTarget?: boolean;
  /** Called when the dragged leads are dropped onto an agent. */
  onDrop?: (agent: TeamUser) => void;
  /** Id of the element that names the choice. */
  labelledBy: string;
}

const matches = (agent: TeamUser, words: string, locale: string) =>
  `${personName(agent)} ${agent.email}`
    .toLocaleLowerCase(locale)
    .includes(words.trim().toLocaleLowerCase(locale));

/**
 * One of the agents, each with the number of their leads. They are native radio buttons: leads can
 * be dropped onto their labels.
 */
export function AgentChoice({
  agents,
  value,
  onChange,
  locale,
  isDropTarget = false,
  onDrop,
  labelledBy,
}: AgentChoiceProps) {
  const texts = useTexts(assignmentMessages).agents;
  const name = useId();
  const [words, setWords] = useState('');
  const [over, setOver] = useState<string | null>(null);
  const shown = agents.filter((agent) => matches(agent, words, locale));

  const target = (agent: TeamUser) =>
    isDropTarget && {
      'data-drop': over === agent.id ? 'over' : 'possible',
      onDragOver: (event: React.DragEvent) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(agent.id);
      },
      onDragLeave: () => setOver((before) => (before === agent.id ? null : before)),
      onDrop: (event: React.DragEvent) => {
        event.preventDefault();
        setOver(null);
        onDrop?.(agent);
      },
    };

  return (
    <>
      {agents.length > searchable && (
        <SearchField
          aria-label={texts.search}
          placeholder={texts.search}
          value={words}
          onChange={setWords}
        />
      )}
      {shown.length === 0 && <Text tone="muted">{texts.none}</Text>}
      <div role="radiogroup" aria-labelledby={labelledBy} className={list}>
        {shown.map((agent) => {
          const person = personName(agent);
          const leads = texts.leads({ count: agent.total_leads });
          return (
            <label key={agent.id} className={agentClass} {...target(agent)}>
              <input
                type="radio"
                name={name}
                value={agent.id}
                checked={agent.id === value}
                onChange={() => onChange(agent.id)}
                className={radio}
              />
              <span className={circle} />
              <Avatar name={person} />
              <span dir="auto" className={agentName}>
                {person}
              </span>
              <span dir="auto" className={load}>
                {leads}
              </span>
            </label>
          );
        })}
      </div>
    </>
  );
}
