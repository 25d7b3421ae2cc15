import { Avatar, Icon } from '@cardinal/ui';
import { memo } from 'react';
import { leadName, RelativeTime } from '../../format/index.ts';
import { LeadActions } from '../LeadActions/index.ts';
import type { LeadRowProps, LeadRowsProps } from '../leadRowsProps.ts';
import { LeadStatusSelect } from '../LeadStatus/index.ts';
import { openByEnter } from '../openByEnter.ts';
import { sourceIcon, sourceLabel } from '../sourceIcons.ts';
import { leadTexts } from '../texts.ts';
import * as styles from './LeadCards.css.ts';

const Card = memo(function Card({ lead, handlers, onStatusChange, dates }: LeadRowProps) {
  const name = leadName(lead);
  const open = () => handlers.onView(lead);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same; this serves whoever came by j and k
    <li className={styles.card} data-lead-id={lead.id} tabIndex={-1} onKeyDown={openByEnter(open)}>
      <Avatar name={name} />
      <span className={styles.words}>
        <button
          type="button"
          className={styles.name}
          aria-label={leadTexts.actions.view(name)}
          onClick={open}
        >
          <bdi>{name}</bdi>
        </button>
        <span className={styles.company}>
          <bdi>{lead.company || lead.email}</bdi>
        </span>
      </span>
      <span className={styles.status}>
        <LeadStatusSelect lead={lead} onChange={onStatusChange} size="lg" />
      </span>
      <span className={styles.origin}>
        <Icon icon={sourceIcon(lead.source)} label={sourceLabel(lead.source)} />
        <RelativeTime iso={lead.created_at} dates={dates} />
      </span>
      <span className={styles.actions}>
        <LeadActions lead={lead} handlers={handlers} hasView={false} />
      </span>
    </li>
  );
});

/** The leads as cards, for phones. */
export function LeadCards({ leads, ...props }: LeadRowsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari hears no list
    <ul role="list" aria-label={leadTexts.list} className={styles.cards}>
      {leads.map((lead) => (
        <Card key={lead.id} lead={lead} {...props} />
      ))}
    </ul>
  );
}
