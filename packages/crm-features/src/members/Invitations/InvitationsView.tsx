import type { Invite, ListedInvite, OwnCompany, User } from '@cardinal/contract';
import { defaultRole, type ChosenRole } from '@cardinal/contract/labels';
import { lengths, limits } from '@cardinal/contract/limits';
import {
  AlertDialog,
  Button,
  DataTable,
  Heading,
  InlineAlert,
  Select,
  Skeleton,
  Switch,
  Text,
  TextField,
} from '@cardinal/ui';
import { Link2, Send } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { CopyText } from '../../forms/CopyText.tsx';
import { formatFullDate, type DateContext } from '../../format/index.ts';
import { rolesFor } from '../memberRules.ts';
import { emailField, field, form, panel, section } from '../members.css.ts';
import { memberMessages } from '../texts.ts';
import { inviteColumns } from './inviteColumns.tsx';
import { useTexts, WithTags } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

/** Loaded data, or why loading failed. */
export type Loaded<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | { kind: 'loaded'; data: T };

/** Role, validity and recipient of a new invitation. */
export interface NewInvitation {
  role: ChosenRole;
  /** Null: the link is passed on by hand. */
  email: string | null;
  days: number;
}

export interface InvitationsViewProps {
  /** The signed-in manager or administrator. */
  me: Pick<User, 'role'>;
  invites: Loaded<readonly ListedInvite[]>;
  company: Loaded<OwnCompany>;
  dates: DateContext;
  /** Called to create an invitation. */
  onCreate: (invitation: NewInvitation) => void;
  isCreating: boolean;
  /** The most recently created invitation, with its link; null before that. */
  created: Invite | null;
  /** Called to revoke an invitation; the question stays until the promise settles. */
  onRevoke: (invite: ListedInvite) => Promise<unknown>;
  /** Called to show the company in the public list, or to hide it. */
  onListedChange: (isListed: boolean) => void;
}

const dayOptions = [1, 7, 30] as const;

function NewLink({
  me,
  dates,
  onCreate,
  isCreating,
  created,
}: Pick<InvitationsViewProps, 'me' | 'dates' | 'onCreate' | 'isCreating' | 'created'>) {
  const { invitations: texts } = useTexts(memberMessages);
  const roleTexts = useTexts(roleMessages);
  const titleId = useId();
  const [role, setRole] = useState<ChosenRole>(defaultRole);
  const [days, setDays] = useState(String(limits.inviteDays.default));
  const [email, setEmail] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const address = email.trim();
  const create = () => {
    const [local, domain = ''] = address.split('@');
    const isRefused = address !== '' && (!local || !domain.includes('.'));
    setIsWrong(isRefused);
    if (!isRefused) onCreate({ role, days: Number(days), email: address || null });
  };
  return (
    <section aria-labelledby={titleId} className={section}>
      <div>
        <Heading level={2} size="md" id={titleId}>
          {texts.form}
        </Heading>
        <Text as="p" tone="muted">
          {texts.hint}
        </Text>
      </div>
      <TextField
        label={texts.email}
        description={texts.emailHint}
        type="email"
        autoComplete="off"
        maxLength={lengths.email}
        value={email}
        onChange={(next) => {
          setEmail(next);
          setIsWrong(false);
        }}
        errorMessage={isWrong ? texts.wrongEmail : undefined}
        className={emailField}
      />
      <div className={form}>
        <Select
          label={texts.role}
          items={rolesFor(me, roleTexts)}
          selectedKey={role}
          onSelectionChange={setRole}
          className={field}
        />
        <Select
          label={texts.expiry}
          items={dayOptions.map((each) => ({ id: String(each), label: texts.days[each] }))}
          selectedKey={days}
          onSelectionChange={setDays}
          className={field}
        />
        <Button
          variant="primary"
          icon={address === '' ? Link2 : Send}
          isBusy={isCreating}
          onPress={create}
        >
          {address === '' ? texts.create : texts.send}
        </Button>
      </div>
      {created && (
        <InlineAlert
          tone={created.email !== null && !created.email_sent ? 'warning' : 'success'}
          title={
            created.email !== null && created.email_sent
              ? texts.sent({ email: created.email })
              : texts.created({ role: roleTexts[created.role] })
          }
        >
          {created.email !== null &&
            !created.email_sent &&
            `${texts.notSent({ email: created.email })} `}
          <WithTags
            text={texts.once({ until: formatFullDate(created.expires_at, dates.locale) })}
            tags={{ time: <time dir="auto" dateTime={created.expires_at} /> }}
          />
          <CopyText text={created.link} label={texts.copy} />
        </InlineAlert>
      )}
    </section>
  );
}

/** Whether the company is in the public list. */
function Listing({
  me,
  company,
  onListedChange,
}: Pick<InvitationsViewProps, 'me' | 'company' | 'onListedChange'>) {
  const { company: companyTexts } = useTexts(memberMessages);
  const titleId = useId();
  const isAdmin = me.role === 'admin';
  return (
    <section aria-labelledby={titleId} className={section}>
      <Heading level={2} size="md" id={titleId}>
        {companyTexts.title}
      </Heading>
      {company.kind === 'loading' && <Skeleton width="60%" />}
      {company.kind === 'failed' && (
        <InlineAlert
          tone="danger"
          title={companyTexts.failed}
          onRetry={company.onRetry}
          isRetrying={company.isRetrying}
        >
          {company.detail}
        </InlineAlert>
      )}
      {company.kind === 'loaded' && (
        <div>
          <Switch isSelected={company.data.listed} isDisabled={!isAdmin} onChange={onListedChange}>
            {companyTexts.listed({ name: company.data.name })}
          </Switch>
          <Text as="p" tone="muted">
            {company.data.listed ? companyTexts.on : companyTexts.off}
            {!isAdmin && ` ${companyTexts.onlyAdmins}`}
          </Text>
        </div>
      )}
    </section>
  );
}

/** Invitation links, and whether people can ask to join. Shows every state, and fetches nothing. */
export function InvitationsView(props: InvitationsViewProps) {
  const { invitations: texts } = useTexts(memberMessages);
  const roleTexts = useTexts(roleMessages);
  const { me, invites, dates, onRevoke } = props;
  const listId = useId();
  const [revoking, setRevoking] = useState<ListedInvite | null>(null);
  const columns = useMemo(
    () => inviteColumns({ me, dates, onRevoke: setRevoking }, texts, roleTexts),
    [me, dates, texts, roleTexts],
  );
  const rows = invites.kind === 'loaded' ? invites.data : noInvites;
  return (
    <div className={panel}>
      <NewLink {...props} />
      <section aria-labelledby={listId} className={section}>
        <Heading level={2} size="md" id={listId}>
          {texts.list}
        </Heading>
        <DataTable
          label={texts.list}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ role }) => roleTexts[role]}
          isLoading={invites.kind === 'loading'}
          loadingLabel={texts.loading}
          loadingRows={2}
          error={
            invites.kind === 'failed'
              ? {
                  title: texts.failed,
                  description: invites.detail,
                  onRetry: invites.onRetry,
                  isRetrying: invites.isRetrying,
                  level: 3,
                }
              : undefined
          }
          emptyState={<Text tone="muted">{texts.empty}</Text>}
        />
      </section>
      <Listing {...props} />
      {revoking && (
        <AlertDialog
          isOpen
          tone="danger"
          title={texts.revocation.title}
          confirmLabel={texts.revocation.confirm}
          cancelLabel={texts.revocation.keep}
          onConfirm={async () => {
            await onRevoke(revoking);
          }}
          onOpenChange={(isOpen) => !isOpen && setRevoking(null)}
        >
          {texts.revocation.consequence}
        </AlertDialog>
      )}
    </div>
  );
}

const noInvites: readonly ListedInvite[] = [];
