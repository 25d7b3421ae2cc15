import type { TextsOf } from '@cardinal/contract/messages';
import { queryOptions } from '@tanstack/react-query';
import type { OfferedInvite } from '@cardinal/contract';
import type { RoleTexts } from '../../language/roleTexts.ts';
import type { ApiClient } from '../../client/http/apiClient.ts';
import { type invitationMessages } from '../flowTexts.ts';

/** Who invites to which company. The token is a secret, so it is not in a URL. */
export const offeredInviteQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['/api/companies/invites/look', token],
    queryFn: async ({ signal }) =>
      (await api.post('/api/companies/invites/look', { body: { invite_token: token }, signal }))
        .data,
  });

/** The offer as a sentence; undefined until it is known. */
export function offerText(
  offer: OfferedInvite | undefined,
  texts: TextsOf<typeof invitationMessages>,
  roles: RoleTexts,
): string | undefined {
  if (!offer) return undefined;
  const { invited_by: inviter, company_name: company } = offer;
  const role = roles[offer.role];
  return inviter === ''
    ? texts.offerOfSomeone({ company, role })
    : texts.offer({ inviter, company, role });
}
