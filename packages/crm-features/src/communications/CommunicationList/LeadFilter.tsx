import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@cardinal/ui';
import { Suspense, lazy } from 'react';
import { useApi } from '../../client/index.ts';
import { oneLeadQuery } from '../../client/queries/leadsQuery.ts';
import { leadName } from '../../format/index.ts';
import { communicationMessages } from '../texts.ts';
import type { LeadFilterSlot } from './CommunicationFilters.tsx';
import { useTexts } from '../../language/index.ts';

// The control is a tenth of the screen's code and seldom used.
const LeadChoice = lazy(async () => ({ default: (await import('./LeadChoice.tsx')).LeadChoice }));

/**
 * The filter by lead.
 * @param leadId The chosen lead, or null.
 */
export function useLeadFilter(
  leadId: string | null,
  onChange: (leadId: string | null) => void,
): LeadFilterSlot {
  const texts = useTexts(communicationMessages).filters;
  const chosen = useQuery({
    ...oneLeadQuery(useApi(), leadId ?? ''),
    enabled: leadId !== null,
  });
  const found = chosen.data ? leadName(chosen.data) : undefined;
  const name = leadId === null ? null : (found ?? (chosen.error ? texts.unknownLead : '…'));
  return {
    name,
    control: (place) => (
      <Suspense fallback={<Skeleton width={220} height={36} />}>
        <LeadChoice leadId={leadId} name={name} onChange={onChange} place={place} />
      </Suspense>
    ),
  };
}
