import { isIncomplete, leadFields } from '@cardinal/contract/labels';
import { InlineAlert } from '@cardinal/ui';
import { detailTexts as texts } from '../detailTexts.ts';
import { columns, side, work } from './LeadDetail.css.ts';
import type { LeadDetailViewProps, OpenLead } from './leadDetailViewProps.ts';
import { LeadContact } from './LeadContact.tsx';
import { LeadUpdateForm } from './LeadUpdateForm.tsx';
import { QuickActions } from './QuickActions.tsx';

/** News about the lead that arrived while it was open. */
function News({ editing, isGone, isReadOnly }: OpenLead) {
  if (isGone) {
    return (
      <InlineAlert tone="warning" title={texts.gone.title}>
        {texts.gone.detail} {editing.isDirty && texts.gone.whileOpen}
      </InlineAlert>
    );
  }
  if (isReadOnly) return <InlineAlert tone="neutral">{texts.readOnly}</InlineAlert>;
  if (editing.changedByOthers.length === 0) return null;
  const fields = editing.changedByOthers.map((field) => leadFields[field].label).join(', ');
  return (
    <InlineAlert tone="info" title={texts.changed.title} onDismiss={editing.onSeen}>
      {texts.changed.fields(fields)}
    </InlineAlert>
  );
}

/** Props of LeadOverview: the lead, and the handlers of the dialog. */
export interface LeadOverviewProps extends Omit<LeadDetailViewProps, 'content' | 'onClose'> {
  content: OpenLead;
}

/** The quick actions for the lead: call, WhatsApp, email, meeting. */
export function LeadOverviewActions({
  content: { lead, noMail, isGone = false, isReadOnly = false },
  layout,
  onEmail,
  ...on
}: LeadOverviewProps & { layout: 'row' | 'tiles' }) {
  const locked = isGone ? texts.gone.detail : texts.readOnly;
  return (
    <QuickActions
      lead={lead}
      layout={layout}
      noMail={noMail}
      disabledReason={isGone || isReadOnly ? locked : undefined}
      // Beside the facts, the email is already in view.
      onEmail={layout === 'tiles' ? onEmail : undefined}
      onCall={on.onCall}
      onWhatsapp={on.onWhatsapp}
      onMeeting={on.onMeeting}
    />
  );
}

/** A lead: contact information, status and history, beside its duplicates and emails. */
export function LeadOverview({ isNarrow, ...props }: LeadOverviewProps & { isNarrow: boolean }) {
  const { lead, editing, owner, event, slots = {}, ...open } = props.content;
  const isReadOnly = open.isReadOnly === true || open.isGone === true;
  return (
    <div className={columns}>
      <div className={side}>
        {isNarrow && <LeadOverviewActions {...props} layout="tiles" />}
        {slots.notice}
        {isIncomplete(lead) && (
          <InlineAlert tone="warning" title={texts.incomplete.title}>
            {texts.incomplete.detail}
          </InlineAlert>
        )}
        <News {...props.content} />
        <LeadContact
          lead={lead}
          owner={owner}
          ownerChoice={isReadOnly ? undefined : slots.owner}
          event={event}
          locale={props.locale}
          edit={editing.contact}
          isReadOnly={isReadOnly}
          actions={slots.contactActions}
        />
        {slots.pictures}
        <LeadUpdateForm edit={editing.status} isReadOnly={isReadOnly} isRoomy={isNarrow} />
        {slots.answers}
        {slots.activity}
      </div>
      <div className={work}>
        {slots.duplicates}
        {slots.email}
        {slots.emails}
      </div>
    </div>
  );
}
