import type { TeamUser } from '@cardinal/contract';
import { Avatar, Card, Heading, Icon, Skeleton } from '@cardinal/ui';
import { Flame, List, Mail, UserCheck, UserCog } from 'lucide-react';
import { personName } from '../../format/index.ts';
import { RowMenu } from '../../lists/index.ts';
import { teamMessages } from '../texts.ts';
import {
  agent as agentClass,
  email as emailClass,
  figures,
  hotIcon,
  hotPart,
  name as nameClass,
  none,
  otherPart,
  person,
  track,
  words,
} from './TeamOverview.css.ts';
import { useTexts } from '../../language/index.ts';

export interface AgentCardProps {
  agent: TeamUser;
  /** Leads of the agent who has the most; the length of the bar. */
  most: number;
  locale: string;
  /** Called to show the agent's leads; without it, there is no such action. */
  onShowLeads?: ((agentId: string) => void) | undefined;
  /** Called to assign leads to the agent. */
  onAssign?: ((agentId: string) => void) | undefined;
  /** Called to write to the agent. */
  onEmail: (agent: TeamUser) => void;
  /** Called to manage the agent's access; without it, there is no such action. */
  onManage?: ((agentId: string) => void) | undefined;
}

/** The menu of an agent. */
function AgentActions({
  agent,
  onShowLeads,
  onAssign,
  onEmail,
  onManage,
}: Omit<AgentCardProps, 'most' | 'locale'>) {
  const texts = useTexts(teamMessages).agents;
  return (
    <RowMenu aria-label={texts.actions({ name: personName(agent) })}>
      {({ MenuItem }) => (
        <>
          {onShowLeads && (
            <MenuItem icon={List} onAction={() => onShowLeads(agent.id)}>
              {texts.view}
            </MenuItem>
          )}
          {onAssign && (
            <MenuItem icon={UserCheck} onAction={() => onAssign(agent.id)}>
              {texts.assign}
            </MenuItem>
          )}
          <MenuItem icon={Mail} onAction={() => onEmail(agent)}>
            {texts.email}
          </MenuItem>
          {onManage && (
            <MenuItem icon={UserCog} onAction={() => onManage(agent.id)}>
              {texts.manage}
            </MenuItem>
          )}
        </>
      )}
    </RowMenu>
  );
}

/** An agent with their figures of the week. */
export function AgentCard({ agent, most, locale, ...actions }: AgentCardProps) {
  const texts = useTexts(teamMessages).agents;
  const name = personName(agent);
  const number = new Intl.NumberFormat(locale);
  const { total_leads: total, hot_leads: hot } = agent;
  const percent = (part: number) => `${most === 0 ? 0 : (100 * part) / most}%`;
  const facts = [
    { label: texts.total, value: total },
    { label: texts.hot, value: hot, isHot: true },
    { label: texts.emails, value: agent.emails_this_week },
    { label: texts.calls, value: agent.calls_this_week },
  ];
  return (
    <Card as="li" className={agentClass}>
      <div className={person}>
        <Avatar name={name} size="lg" />
        <div className={words}>
          <Heading level={3} size="md" dir="auto" title={name} className={nameClass}>
            {name}
          </Heading>
          <span dir="auto" title={agent.email} className={emailClass}>
            {agent.email}
          </span>
        </div>
        <AgentActions agent={agent} {...actions} />
      </div>
      <div
        role="img"
        aria-label={texts.share({ hot: number.format(hot), total: number.format(total) })}
        className={track}
      >
        <span className={hotPart} style={{ inlineSize: percent(hot) }} />
        <span className={otherPart} style={{ inlineSize: percent(total - hot) }} />
      </div>
      <dl className={figures}>
        {facts.map(({ label, value, isHot = false }) => (
          <div key={label}>
            <dt>
              {isHot && <Icon icon={Flame} size={14} className={hotIcon} />}
              {label}
            </dt>
            <dd className={value === 0 ? none : undefined}>{number.format(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Placeholder of an agent's card, of the same size. */
export function AgentCardLoading() {
  const texts = useTexts(teamMessages).agents;
  return (
    <Card as="li" className={agentClass} aria-hidden>
      <div className={person}>
        <Skeleton width={48} height={48} radius="full" />
        <div className={words}>
          <Heading level={3} size="md" className={nameClass}>
            <Skeleton width="50%" height={12} />
          </Heading>
          <span className={emailClass}>
            <Skeleton width="70%" height={8} />
          </span>
        </div>
      </div>
      <div className={track} />
      <dl className={figures}>
        {[texts.total, texts.hot, texts.emails, texts.calls].map((label) => (
          <div key={label}>
            <dt>
              <Skeleton width="70%" height={8} />
            </dt>
            <dd>
              <Skeleton width={32} height={16} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
