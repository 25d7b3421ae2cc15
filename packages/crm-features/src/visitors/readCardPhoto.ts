import type { LeadFieldWith } from '@cardinal/contract';
import { defaultLeadType, leadFieldsWith } from '@cardinal/contract/labels';
import { scanning } from '@cardinal/contract/limits';
import { preparePicture, toBase64 } from '../capture/card/picture.ts';
import type { ApiClient } from '../client/index.ts';

/** What a card says about its owner. */
export type CardTexts = Partial<Record<LeadFieldWith<'card', 'read' | 'also'>, string>>;

const cardTexts = leadFieldsWith('card', 'read', 'also');

/** Reads the photo of a card on the server; null if there is no card on it. */
export async function readCardPhoto(
  api: ApiClient,
  photo: File,
  signal: AbortSignal,
): Promise<CardTexts | null> {
  const picture = await preparePicture(photo);
  const { data } = await api.post('/api/leads/scan-card', {
    body: {
      image_data: await toBase64(picture),
      company_id: null,
      lead_type: defaultLeadType,
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(scanning.answer)]),
  });
  if (!data.readable) return null;
  const { suggested_lead: lead } = data;
  return Object.fromEntries(
    cardTexts.flatMap((name) => (lead[name] ? [[name, lead[name]] as const] : [])),
  );
}
