import { useQuery } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import { Button, InlineAlert, useLocale } from '@cardinal/ui';
import { lazy, Suspense } from 'react';
import { useApi } from '../../client/index.ts';
import { duplicatesQuery } from '../detailQueries.ts';
import { detailMessages } from '../detailTexts.ts';
import { useOpenWhenLoaded } from '../useOpenWhenLoaded.ts';
import { useTexts } from '../../language/index.ts';

const loadCompare = () => import('./CompareLeads.tsx');
const CompareLeads = lazy(async () => ({ default: (await loadCompare()).CompareLeads }));

export interface LeadDuplicatesProps {
  lead: Lead;
  /** Opens another lead. */
  onOpenLead: (id: string) => void;
  /** Starts merging two leads; without it, the action is not offered. */
  onMerge?: (lead: Lead, other: Lead) => void;
}

/**
 * Reports that other leads may be the same person, and compares them. Shows nothing if there are
 * none or if they could not be loaded, because it is only a hint.
 */
export function LeadDuplicates({ lead, onOpenLead, onMerge }: LeadDuplicatesProps) {
  const texts = useTexts(detailMessages).duplicates;
  const { locale } = useLocale();
  const { data: duplicates = [] } = useQuery(duplicatesQuery(useApi(), lead.id));
  const compare = useOpenWhenLoaded(loadCompare, lead.id);
  if (duplicates.length === 0) return null;
  return (
    <>
      <InlineAlert
        tone="warning"
        action={
          <Button size="sm" isBusy={compare.isLoading} onPress={compare.open}>
            {texts.compare}
          </Button>
        }
      >
        {texts.found({ count: duplicates.length })}
      </InlineAlert>
      {compare.isOpen && (
        <Suspense>
          <CompareLeads
            lead={lead}
            duplicates={duplicates}
            locale={locale}
            onClose={compare.close}
            onOpenLead={(id) => {
              compare.close();
              onOpenLead(id);
            }}
            onMerge={
              onMerge &&
              ((merged, other) => {
                compare.close();
                onMerge(merged, other);
              })
            }
          />
        </Suspense>
      )}
    </>
  );
}
