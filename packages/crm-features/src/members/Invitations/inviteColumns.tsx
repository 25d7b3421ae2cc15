import type { TextsOf } from '@cardinal/contract/messages';
import type { ListedInvite, User } from '@cardinal/contract';
import { Button, Skeleton, type TableColumn } from '@cardinal/ui';
import {
  formatExpiry,
  formatFullDate,
  RelativeTime,
  type DateContext,
} from '../../format/index.ts';
import { type memberMessages } from '../texts.ts';
import type { RoleTexts } from '../../language/roleTexts.ts';

/** What the columns need in addition to the invitation. */
export interface InviteColumnContext {
  /** The signed-in manager or administrator. */
  me: Pick<User, 'role'>;
  dates: DateContext;
  /** Called to revoke an invitation. */
  onRevoke: (invite: ListedInvite) => void;
}

/** The columns of the valid invitations. */
export function inviteColumns(
  { me, dates, onRevoke }: InviteColumnContext,
  texts: TextsOf<typeof memberMessages>['invitations'],
  roleTexts: RoleTexts,
): TableColumn<ListedInvite>[] {
  return [
    {
      id: 'role',
      header: texts.columns.role,
      minWidth: 140,
      isRowHeader: true,
      cell: ({ role }) => roleTexts[role],
    },
    {
      id: 'to',
      header: texts.to,
      minWidth: 160,
      isUserText: true,
      title: ({ email }) => email ?? '',
      cell: ({ email }) => email ?? texts.anyone,
      card: 'detail',
    },
    {
      id: 'by',
      header: texts.columns.by,
      minWidth: 140,
      isUserText: true,
      title: ({ created_by: by }) => by.name,
      cell: ({ created_by: by }) => by.name || '–',
      card: 'subtitle',
    },
    {
      id: 'created',
      header: texts.columns.created,
      width: 120,
      hideBelow: 'md',
      isMuted: true,
      cell: ({ created_at: at }) => <RelativeTime iso={at} dates={dates} />,
      card: 'none',
    },
    {
      id: 'expires',
      header: texts.columns.expires,
      width: 120,
      isMuted: true,
      cell: ({ expires_at: at }) => (
        <time dir="auto" dateTime={at} title={formatFullDate(at, dates.locale)}>
          {formatExpiry(at, dates)}
        </time>
      ),
      card: 'detail',
    },
    {
      id: 'revoke',
      header: texts.columns.revoke,
      width: 104,
      align: 'end',
      hasControls: true,
      cell: (invite) => (
        <Button
          size="sm"
          aria-label={texts.revokeOf({
            role: roleTexts[invite.role],
            name: invite.created_by.name,
          })}
          disabledReason={
            invite.role === 'admin' && me.role !== 'admin' ? texts.onlyAdmins : undefined
          }
          onPress={() => onRevoke(invite)}
        >
          {texts.revoke}
        </Button>
      ),
      skeleton: <Skeleton width={64} height={28} radius="control" />,
      card: 'action',
      cardSkeleton: null,
    },
  ];
}
