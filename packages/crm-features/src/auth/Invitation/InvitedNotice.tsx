import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { invitationMessages } from '../flowTexts.ts';
import { offeredInviteQuery, offerText } from './offeredInviteQuery.ts';
import { useTexts } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

/** Props of InvitedNotice. */
export interface InvitedNoticeProps {
  /** The token from the invitation link. */
  token: string;
}

/** Who invites to which company, above the forms of someone who is not signed in. */
export function InvitedNotice({ token }: InvitedNoticeProps) {
  const texts = useTexts(invitationMessages);
  const roles = useTexts(roleMessages);
  const { data, error } = useQuery(offeredInviteQuery(useApi(), token));
  const refusal = error instanceof ApiError ? error.fields['invite_token'] : undefined;
  if (refusal !== undefined) return <>{refusal}</>;
  return (
    <>
      <strong>{offerText(data, texts, roles) ?? texts.unknownOffer}</strong> {texts.signInFirst}
    </>
  );
}
