import {
  type LeadFieldWith,
  type Scan,
  type ScanInput,
  defaultLeadStatus,
  defaultLeadType,
  leadFieldsWith,
  leadSources,
  leadTypes,
  leadUpdateSchema,
  perField,
} from '@cardinal/contract';

import type { CardReading } from '../types.ts';
import { alsoOn, badgeCodeOf, notesOf, outcomeOf } from './badge.ts';

type AlsoField = LeadFieldWith<'card', 'also'>;
const alsoOnCards = leadFieldsWith('card', 'also');

const findLeadType = (text: string | null | undefined) =>
  leadTypes.find((type) => type.toLowerCase() === text?.trim().toLowerCase()) ?? defaultLeadType;

const linkedIn = /linkedin\.com\/[^\s,;]+/i;

/** Contact data of the card beyond the fields that are read with a confidence. */
function alsoFields(reading: CardReading): Record<AlsoField, string> {
  const { web, handles, address } = alsoOn(reading);
  const isProfile = (text: string) => linkedIn.test(text);
  const mobile = reading.alternatives.phones.find(({ kind }) => kind === 'mobile')?.number;
  const said = {
    mobile,
    website: web.find((text) => !isProfile(text)),
    address: address.join(', '),
    linkedin_url: linkedIn.exec([...web, ...handles].find(isProfile) ?? '')?.[0],
  };
  // What the lead could not store stays in `also`.
  return perField(alsoOnCards, (field) => {
    const { success, data } = leadUpdateSchema.safeParse({ [field]: said[field] });
    return (success && data[field]) || '';
  });
}

/**
 * The answer to a scan, the same wherever the card was read.
 * @param leadType The type of lead that was asked for; unknown ones become the usual type
 */
export const scanOf = (
  reading: CardReading,
  reader: Scan['reader'],
  leadType?: ScanInput['lead_type'],
): Scan => ({
  suggested_lead: {
    ...reading.fields,
    ...alsoFields(reading),
    lead_status: defaultLeadStatus,
    lead_type: findLeadType(leadType),
    source: leadSources.scan,
    notes: notesOf(reading),
    badge_code: badgeCodeOf(reading),
  },
  readable: reading.readable,
  confidence: reading.confidence,
  regions: reading.regions,
  reasons: reading.reasons,
  alternatives: reading.alternatives,
  also: alsoOn(reading),
  badge: reading.code && {
    format: reading.code.format,
    text: reading.code.text,
    use: outcomeOf(reading),
  },
  text: reading.text,
  reader,
  ...(reading.cards.length > 0 && { cards: reading.cards }),
});
