import type { Lead } from '@cardinal/contract';
import { leadStatuses, lowerStatus, type LeadStatus } from '@cardinal/contract/labels';
import { StatusBadge, StatusSelect, type StatusTone } from '@cardinal/ui';
import { memo, useMemo } from 'react';
import { leadName } from '../../format/index.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages, type LabelTexts } from '../../language/labelTexts.ts';
import { leadMessages } from '../texts.ts';

/** Tone of each status: the tones have the names that statuses have in the API. */
export const statusTones: Readonly<Record<LeadStatus, StatusTone>> = lowerStatus;

/** The statuses as options, with the keys 1 to 4 as shortcuts. */
const statusItems = ({ statuses }: LabelTexts) =>
  leadStatuses.map((id, index) => ({
    id,
    label: statuses[id],
    tone: statusTones[id],
    shortcut: String(index + 1),
  }));

export interface LeadStatusBadgeProps {
  status: LeadStatus;
}

/** The status of a lead, read-only. */
export function LeadStatusBadge({ status }: LeadStatusBadgeProps) {
  const { statuses } = useTexts(labelMessages);
  return <StatusBadge tone={statusTones[status]}>{statuses[status]}</StatusBadge>;
}

export interface LeadStatusSelectProps {
  lead: Lead;
  /** Called when the user chooses a different status. */
  onChange: (lead: Lead, status: LeadStatus) => void;
  /**
   * Height: 28 or 36 px; on phones always 36.
   * @default 'md'
   */
  size?: 'md' | 'lg';
}

/** The status of a lead, which can be changed in place. */
export const LeadStatusSelect = memo(function LeadStatusSelect({
  lead,
  onChange,
  size,
}: LeadStatusSelectProps) {
  const texts = useTexts(leadMessages);
  const labels = useTexts(labelMessages);
  const items = useMemo(() => statusItems(labels), [labels]);
  return (
    <StatusSelect
      aria-label={texts.statusOf({ name: leadName(lead) })}
      items={items}
      selectedKey={lead.lead_status}
      onSelectionChange={(status) => onChange(lead, status)}
      size={size}
    />
  );
});
