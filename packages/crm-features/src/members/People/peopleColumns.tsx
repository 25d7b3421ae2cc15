import type { TextsOf } from '@cardinal/contract/messages';
import type { Member, User } from '@cardinal/contract';
import type { ChosenRole } from '@cardinal/contract/labels';
import { Avatar, Badge, LazySelect, Skeleton, type TableColumn } from '@cardinal/ui';
import { KeyRound, UserMinus } from 'lucide-react';
import { personName, RelativeTime, type DateContext } from '../../format/index.ts';
import { RowMenu } from '../../lists/index.ts';
import { mayChange, rolesFor } from '../memberRules.ts';
import { email, flush, name, nameLine, skeletonLines } from '../members.css.ts';
import { memberMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

/** What the columns need in addition to the member. */
export interface PeopleColumnContext {
  /** The signed-in manager or administrator. */
  me: Pick<User, 'id' | 'role'>;
  dates: DateContext;
  onRoleChange: (member: Member, role: ChosenRole) => void;
  /** Called to create a password reset link. */
  onResetLink: (member: Member) => void;
  onRemove: (member: Member) => void;
}

type CellProps<Needed extends keyof PeopleColumnContext> = Pick<PeopleColumnContext, Needed> & {
  member: Member;
};

/** The role of a member; a choice if the user may change it. */
function RoleCell({ member, me, onRoleChange }: CellProps<'me' | 'onRoleChange'>) {
  const texts = useTexts(memberMessages).people;
  const roleTexts = useTexts(roleMessages);
  if (!mayChange(me, member) || member.role === 'pending') return roleTexts[member.role];
  return (
    <span className={flush}>
      <LazySelect
        aria-label={texts.roleOf({ name: personName(member) })}
        variant="quiet"
        items={rolesFor(me, roleTexts)}
        selectedKey={member.role}
        onSelectionChange={(next) => next !== member.role && onRoleChange(member, next)}
      />
    </span>
  );
}

/** Managers have no actions for administrators, and nobody has any for themselves. */
function Actions({
  member,
  me,
  onResetLink,
  onRemove,
}: CellProps<'me' | 'onResetLink' | 'onRemove'>) {
  const texts = useTexts(memberMessages).people;
  if (!mayChange(me, member)) return null;
  return (
    <RowMenu aria-label={texts.actionsFor({ name: personName(member) })}>
      {({ MenuItem }) => (
        <>
          {me.role === 'admin' && (
            <MenuItem icon={KeyRound} onAction={() => onResetLink(member)}>
              {texts.resetLink}
            </MenuItem>
          )}
          <MenuItem icon={UserMinus} tone="danger" onAction={() => onRemove(member)}>
            {texts.remove}
          </MenuItem>
        </>
      )}
    </RowMenu>
  );
}

/** Marks the user in the list. */
function You({ member, me }: CellProps<'me'>) {
  const texts = useTexts(memberMessages).people;
  return member.id === me.id && <Badge>{texts.you}</Badge>;
}

/** Marks a member whose address is not confirmed. */
function Unconfirmed({ member }: { member: Member }) {
  const texts = useTexts(memberMessages).people;
  return (
    !member.email_verified && (
      <Badge tone="warning" title={texts.unconfirmedHint}>
        {texts.unconfirmed}
      </Badge>
    )
  );
}

/** The columns of the members. */
export function peopleColumns(
  context: PeopleColumnContext,
  texts: TextsOf<typeof memberMessages>['people'],
): TableColumn<Member>[] {
  const { me, dates } = context;
  const number = new Intl.NumberFormat(dates.locale);
  return [
    {
      id: 'person',
      header: texts.columns.person,
      minWidth: 240,
      isRowHeader: true,
      media: (member) => (
        <Avatar name={personName(member)} tone={member.id === me.id ? 'accent' : 'neutral'} />
      ),
      cell: (member) => (
        <>
          <span className={nameLine}>
            <span dir="auto" title={personName(member)} className={name}>
              {personName(member)}
            </span>
            <You member={member} me={me} />
            <Unconfirmed member={member} />
          </span>
          <span dir="auto" title={member.email} className={email}>
            {member.email}
          </span>
        </>
      ),
      skeleton: (length) => (
        <span className={skeletonLines}>
          <Skeleton width={length} />
          <Skeleton width={`calc(${length} + 16%)`} height={8} />
        </span>
      ),
      cardCell: (member) => (
        <>
          <bdi>{personName(member)}</bdi> <You member={member} me={me} />
        </>
      ),
    },
    {
      id: 'role',
      header: texts.columns.role,
      width: 168,
      hasControls: true,
      cell: (member) => <RoleCell member={member} {...context} />,
      skeleton: <Skeleton width={96} />,
      card: 'detail',
      cardCell: (member) => (
        <span className={nameLine}>
          <RoleCell member={member} {...context} />
          <Unconfirmed member={member} />
        </span>
      ),
    },
    {
      id: 'leads',
      header: texts.columns.leads,
      width: 96,
      align: 'end',
      isMuted: true,
      cell: ({ owned_leads: owned }) => number.format(owned),
      skeleton: <Skeleton width={24} />,
    },
    {
      id: 'since',
      header: texts.columns.since,
      width: 112,
      hideBelow: 'md',
      isMuted: true,
      cell: ({ created_at: since }) => <RelativeTime iso={since} dates={dates} />,
      skeleton: <Skeleton width={64} />,
      card: 'subtitle',
      cardCell: (member) => <bdi>{member.email}</bdi>,
    },
    {
      id: 'actions',
      header: texts.columns.actions,
      width: 84,
      align: 'end',
      hasControls: true,
      cell: (member) => <Actions member={member} {...context} />,
      skeleton: <Skeleton width={16} height={16} />,
      card: 'aside',
      cardSkeleton: null,
    },
  ];
}
