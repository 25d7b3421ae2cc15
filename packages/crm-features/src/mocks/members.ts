import { calls, type AuditEntry } from '@cardinal/contract';
import { paging } from '@cardinal/contract/limits';
import { fileOutcomes } from './files.ts';
import { outcomes } from './outcomes.ts';

/** `/api/members` and the paths below it. */
export const members = {
  list: outcomes(calls.members),
  pending: outcomes(calls.pendingMembers),
  update: outcomes(calls.updateMember),
  remove: outcomes(calls.removeMember),
  approve: outcomes(calls.approveMember),
  reject: outcomes(calls.rejectMember),
  resetLink: outcomes(calls.memberResetLink),
};

/** `/api/companies/current` and `/api/companies/invites`. */
export const ownCompany = {
  read: outcomes(calls.ownCompany),
  update: outcomes(calls.updateCompany),
  invites: outcomes(calls.invites),
  invite: outcomes(calls.invite),
  lookAtInvite: outcomes(calls.lookAtInvite),
  revoke: outcomes(calls.revokeInvite),
};

const trail = outcomes(calls.audit);

/** `/api/audit`. */
export const audit = {
  list: {
    ...trail,
    /** Filters and pages these entries as the server would. */
    serves: (entries: readonly AuditEntry[]) =>
      trail.replies(({ query }) => {
        const found = entries.filter(
          ({ action, actor, at }) =>
            (query.get('action') ?? action) === action &&
            (query.get('actor') ?? actor.id) === actor.id &&
            at >= (query.get('from') ?? '') &&
            at < (query.get('to') ?? '~'),
        );
        const start = Number(query.get('cursor') ?? 0);
        const end = start + Number(query.get('limit') ?? paging.default);
        const link = (cursor: number, rel: string) => `</api/audit?cursor=${cursor}>; rel="${rel}"`;
        const links = [
          ...(end < found.length ? [link(end, 'next')] : []),
          ...(start > 0 ? [link(Math.max(0, start - (end - start)), 'prev')] : []),
        ].join(', ');
        return {
          answer: found.slice(start, end),
          headers: { 'X-Total-Count': String(found.length), ...(links && { Link: links }) },
        };
      }),
  },
  export: fileOutcomes(calls.exportAudit),
};
