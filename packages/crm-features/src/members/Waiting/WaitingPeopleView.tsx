import type { PendingMember } from '@cardinal/contract';
import { type ChosenRole, defaultRole } from '@cardinal/contract/labels';
import {
  AlertDialog,
  Avatar,
  Badge,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  InlineAlert,
  Select,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@cardinal/ui';
import { useState } from 'react';
import { formatDate, formatFullDate, personName, type DateContext } from '../../format/index.ts';
import {
  buttons,
  email as emailClass,
  facts,
  list,
  name as nameClass,
  nameLine,
  row,
  state,
  words,
} from '../members.css.ts';
import { memberMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

/** The content of the list of requests. */
export type WaitingContent =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | { kind: 'waiting'; people: readonly PendingMember[] };

export interface WaitingPeopleViewProps {
  content: WaitingContent;
  /** Name of the company that they would join. */
  company: string;
  /** The roles that the user may assign. */
  roles: readonly { id: ChosenRole; label: string }[];
  dates: DateContext;
  /** Called to approve a person; the dialog stays until the promise settles. */
  onApprove: (person: PendingMember, role: ChosenRole) => Promise<unknown>;
  /** Called to decline a person. */
  onReject: (person: PendingMember) => Promise<unknown>;
}

interface ApproveDialogProps extends Pick<
  WaitingPeopleViewProps,
  'company' | 'roles' | 'onApprove'
> {
  person: PendingMember;
  onClose: () => void;
}

/** Asks for the role, and shows which leads will move too, before a person is approved. */
function ApproveDialog({ person, company, roles, onApprove, onClose }: ApproveDialogProps) {
  const memberTexts = useTexts(memberMessages);
  const { approval } = memberTexts;
  const [role, setRole] = useState<ChosenRole>(defaultRole);
  const [isBusy, setBusy] = useState(false);
  const { user, private_leads: count } = person;
  const approve = async () => {
    setBusy(true);
    await onApprove(person, role);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      size="sm"
      title={approval.title({ name: personName(user) })}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {memberTexts.cancel}
          </Button>
          <Button variant="primary" isBusy={isBusy} onPress={() => void approve()}>
            {approval.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {!user.email_verified && <InlineAlert tone="warning">{approval.unconfirmed}</InlineAlert>}
        <Select
          label={approval.role}
          items={roles}
          selectedKey={role}
          onSelectionChange={setRole}
        />
        <Text as="p">{count > 0 ? approval.moves({ count, company }) : approval.noLeads}</Text>
      </Stack>
    </Dialog>
  );
}

interface RejectDialogProps extends Pick<WaitingPeopleViewProps, 'onReject'> {
  person: PendingMember;
  onClose: () => void;
}

/** Asks whether to decline a person. */
function RejectDialog({ person, onReject, onClose }: RejectDialogProps) {
  const { rejection } = useTexts(memberMessages);
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={rejection.title({ name: personName(person.user) })}
      confirmLabel={rejection.confirm}
      cancelLabel={rejection.keep}
      onConfirm={async () => {
        await onReject(person);
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {rejection.consequence}
    </AlertDialog>
  );
}

interface RowProps extends Pick<WaitingPeopleViewProps, 'dates'> {
  person: PendingMember;
  onApprove: () => void;
  onReject: () => void;
}

function Row({ person, dates, onApprove, onReject }: RowProps) {
  const memberTexts = useTexts(memberMessages);
  const { waiting: texts } = memberTexts;
  const { user, requested_at: asked, private_leads: count } = person;
  const name = personName(user);
  return (
    <li className={row}>
      <Avatar name={name} />
      <div className={words}>
        <span className={nameLine}>
          <span dir="auto" title={name} className={nameClass}>
            {name}
          </span>
          {!user.email_verified && <Badge tone="warning">{memberTexts.people.unconfirmed}</Badge>}
        </span>
        <span dir="auto" title={user.email} className={emailClass}>
          {user.email}
        </span>
        <span className={facts}>
          <time dir="auto" dateTime={asked} title={formatFullDate(asked, dates.locale)}>
            {texts.asked({ time: formatDate(asked, dates, 'in a sentence') })}
          </time>
          <span>{texts.privateLeads({ count })}</span>
        </span>
      </div>
      <div className={buttons}>
        <Button aria-label={texts.rejectOf({ name })} onPress={onReject}>
          {texts.reject}
        </Button>
        <Button variant="primary" aria-label={texts.approveOf({ name })} onPress={onApprove}>
          {texts.approve}
        </Button>
      </div>
    </li>
  );
}

function Loading() {
  const { waiting: texts } = useTexts(memberMessages);
  return (
    <SkeletonGroup label={texts.loading} className={list}>
      {['40%', '30%'].map((width) => (
        <span key={width} className={row}>
          <Skeleton width={32} height={32} radius="full" />
          <span className={words}>
            <Skeleton width={width} />
          </span>
          <Skeleton width={180} height={36} radius="control" />
        </span>
      ))}
    </SkeletonGroup>
  );
}

/** People who ask to join the company. Shows every state, and fetches nothing. */
export function WaitingPeopleView(props: WaitingPeopleViewProps) {
  const { waiting: texts } = useTexts(memberMessages);
  const { content, company, roles, dates, onApprove, onReject } = props;
  const [approving, setApproving] = useState<PendingMember | null>(null);
  const [rejecting, setRejecting] = useState<PendingMember | null>(null);
  if (content.kind === 'loading') return <Loading />;
  if (content.kind === 'failed') {
    const { detail, onRetry, isRetrying } = content;
    return (
      <ErrorState
        title={texts.failed}
        description={detail}
        onRetry={onRetry}
        isRetrying={isRetrying}
        className={state}
      />
    );
  }
  return (
    <>
      {content.people.length === 0 ? (
        <EmptyState illustration="mail" {...texts.empty} className={state} />
      ) : (
        <ul aria-label={texts.list} className={list}>
          {content.people.map((person) => (
            <Row
              key={person.user.id}
              person={person}
              dates={dates}
              onApprove={() => setApproving(person)}
              onReject={() => setRejecting(person)}
            />
          ))}
        </ul>
      )}
      {approving && (
        <ApproveDialog
          person={approving}
          company={company}
          roles={roles}
          onApprove={onApprove}
          onClose={() => setApproving(null)}
        />
      )}
      {rejecting && (
        <RejectDialog person={rejecting} onReject={onReject} onClose={() => setRejecting(null)} />
      )}
    </>
  );
}
