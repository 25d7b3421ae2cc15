import type { Dispatch, Lead } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { errorDetail } from '../../client/index.ts';
import { useSendEmail } from '../detailMutations.ts';
import { detailMessages } from '../detailTexts.ts';
import { useAttempt } from '../../forms/index.ts';
import { useSingleRun } from '../useSingleRun.ts';
import type { EmailText } from './emailDraft.ts';
import { useTexts } from '../../language/index.ts';

/**
 * Sends emails to a lead, and reports the outcome even if the composer is gone by then.
 * @param isShown Whether the lead's composer is still shown.
 */
export function useSending(
  { id: leadId, email: to }: Pick<Lead, 'id' | 'email'>,
  isShown: (leadId: string) => boolean,
) {
  const texts = useTexts(detailMessages).email;
  const sending = useSendEmail();
  const attempt = useAttempt('email', leadId);
  const run = useSingleRun(sending);

  const send = async (
    email: Pick<EmailText, 'subject' | 'content'>,
    onSent: (sent: Dispatch) => void,
  ) => {
    const idempotencyKey = attempt.keyOf(email);
    const sent = await run({ leadId, ...email, idempotencyKey }, (error) => {
      // The composer shows it in place.
      if (isShown(leadId)) return;
      const description = `${texts.sentTo({ address: to })} ${errorDetail(error)} ${texts.nothingLost}`;
      toasts.show({ title: texts.sendFailed, description, tone: 'danger' });
    });
    if (!sent) return;
    attempt.end(idempotencyKey);
    onSent(sent);
  };
  return { send, sending };
}
