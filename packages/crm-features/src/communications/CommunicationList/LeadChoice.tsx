import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ComboBox } from '@cardinal/ui';
import { User } from 'lucide-react';
import { useState } from 'react';
import { errorDetail, useApi } from '../../client/index.ts';
import { leadName } from '../../format/index.ts';
import { leadChoicesQuery } from '../communicationQueries.ts';
import { communicationMessages } from '../texts.ts';
import { leadFilter as leadFilterClass } from './CommunicationList.css.ts';
import { useTexts } from '../../language/index.ts';

export interface LeadChoiceProps {
  /** The chosen lead, or null. */
  leadId: string | null;
  /** Name of the chosen lead. */
  name: string | null;
  onChange: (leadId: string | null) => void;
  /** In the row it has no visible label. */
  place: 'row' | 'sheet';
}

/** Chooses one of the user's leads. The server searches them, because there may be any number. */
export function LeadChoice({ leadId, name, onChange, place }: LeadChoiceProps) {
  const texts = useTexts(communicationMessages).filters;
  // Nothing is loaded until the list is opened or a text typed.
  const [q, search] = useState<string | null>(null);
  const found = useQuery({
    ...leadChoicesQuery(useApi(), q ?? ''),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
  const others = (found.data ?? []).filter(({ id }) => id !== leadId);
  const items = [
    ...(leadId !== null && name !== null ? [{ id: leadId, label: name }] : []),
    ...others.map((lead) => ({ id: lead.id, label: leadName(lead), description: lead.company })),
  ];
  return (
    <ComboBox
      {...(place === 'row' ? { 'aria-label': texts.lead } : { label: texts.lead })}
      className={place === 'row' ? leadFilterClass : undefined}
      icon={User}
      items={items}
      selectedKey={leadId}
      onSelectionChange={onChange}
      onSearch={search}
      isLoading={found.isFetching}
      loadError={found.error ? errorDetail(found.error) : undefined}
      onRetry={() => void found.refetch()}
      emptyMessage={texts.noLeads}
      placeholder={texts.allLeads}
    />
  );
}
