import type { LeadInput } from '@cardinal/contract';
import type { CaptureData } from '../state/captureState.ts';
import { toLeadInput } from '../leadValues.ts';
import { meetingInput, type CaptureMeeting } from '../meeting.ts';

/** The pictures of the card, as they are kept with the lead: its front, then its back. */
export async function picturesOf({
  picture,
  scan,
  back,
  backScan,
}: Pick<CaptureData, 'picture' | 'scan' | 'back' | 'backScan'>): Promise<string[]> {
  if (!picture) return [];
  const { keptPicture } = await import('./picture.ts');
  const front = await keptPicture(picture, scan?.regions ?? {});
  if (front === null) return [];
  const other = back && (await keptPicture(back, backScan?.regions ?? {}));
  return other === null ? [front] : [front, other];
}

/** The lead of a capture, as it is sent. */
export async function leadOf(
  data: CaptureData,
  meeting: CaptureMeeting | null,
): Promise<LeadInput> {
  // Their code may not load without a network; the lead counts for more.
  const pictures = await picturesOf(data).catch(() => []);
  return {
    ...toLeadInput(data.values, data.scan),
    ...meetingInput(meeting, data.answers),
    ...(pictures.length > 0 && { pictures }),
  };
}
