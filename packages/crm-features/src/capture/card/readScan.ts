import type { LeadFieldWith, Scan, SuggestedLead } from '@cardinal/contract';
import {
  cardFields,
  defaultLeadType,
  leadFieldsWith,
  leadSources,
  perField,
} from '@cardinal/contract/labels';

/**
 * Reads the photo of a card: the one way by which every capture is read. Rejects with an
 * `AbortError` when cancelled.
 */
export type ReadPhoto = (photo: Blob, signal: AbortSignal) => Promise<Scan>;

type AlsoField = LeadFieldWith<'card', 'also'>;

/** A scan that may have no more than the specification's suggested lead. */
export type GivenScan = Partial<Omit<Scan, 'suggested_lead'>> & {
  suggested_lead: Omit<SuggestedLead, 'lead_type' | 'source' | 'badge_code' | AlsoField> &
    Partial<SuggestedLead>;
};

/** A scan with every field. Without a word about them, the card was read and its fields are right. */
export const readScan = ({ suggested_lead: lead, ...scan }: GivenScan): Scan => ({
  readable: true,
  confidence: perField(cardFields, () => 1),
  regions: {},
  reasons: {},
  alternatives: { phones: [], names: [] },
  also: { web: [], handles: [], address: [] },
  badge: null,
  text: [],
  reader: 'server',
  ...scan,
  suggested_lead: {
    ...perField(leadFieldsWith('card', 'also'), () => ''),
    lead_type: defaultLeadType,
    source: leadSources.scan,
    badge_code: '',
    ...lead,
  },
});
