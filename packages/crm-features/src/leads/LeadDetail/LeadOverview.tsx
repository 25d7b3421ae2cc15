import { isIncomplete } from '@cardinal/contract/labels';
import { InlineAlert, useLocale } from '@cardinal/ui';
import { detailMessages } from '../detailTexts.ts';
import { columns, side as sideClass, work as workClass } from './LeadDetail.css.ts';
import type { LeadDetailViewProps, OpenLead } from './leadDetailViewProps.ts';
import { LeadContact } from './LeadContact.tsx';
import { LeadUpdateForm } from './LeadUpdateForm.tsx';
import { QuickActions } from './QuickActions.tsx';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

/** News about the lead that arrived while it was open. */
function News({ editing, isGone, isReadOnly }: OpenLead) {
  const labels = useTexts(labelMessages);
  const { locale } = useLocale();
  const texts = useTexts(detailMessages);
  if (isGone) {
    return (
      <InlineAlert tone="warning" title={texts.gone.title}>
        {texts.gone.detail} {editing.isDirty && texts.gone.whileOpen}
      </InlineAlert>
    );
  }
  if (isReadOnly) return <InlineAlert tone="neutral">{texts.readOnly}</InlineAlert>;
  if (editing.changedByOthers.length === 0) return null;
  const fields = new Intl.ListFormat(locale, { type: 'unit' }).format(
    editing.changedByOthers.map((field) => labels.fields[field]),
  );
  return (
    <InlineAlert tone="info" title={texts.changed.title} onDismiss={editing.onSeen}>
      {texts.changed.fields({ fields })}
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
  const texts = useTexts(detailMessages);
  const locked = isGone ? texts.gone.detail : texts.readOnly;
  return (
    <QuickActions
      lead={lead}
      layout={layout}
      noMail={noMail}
      disabledReason={isGone || isReadOnly ? locked : undefined}
      onEmail={onEmail}
      onCall={on.onCall}
      onWhatsapp={on.onWhatsapp}
      onMeeting={on.onMeeting}
    />
  );
}

/** A lead: what comes next and what happened, beside contact information and status. */
export function LeadOverview({ isNarrow, ...props }: LeadOverviewProps & { isNarrow: boolean }) {
  const texts = useTexts(detailMessages);
  const { lead, editing, owner, event, slots = {}, ...open } = props.content;
  const isReadOnly = open.isReadOnly === true || open.isGone === true;
  // What comes next is first: above the history, or on a narrow screen above the facts.
  const notices = (
    <>
      {slots.notice}
      {isIncomplete(lead) && (
        <InlineAlert tone="warning" title={texts.incomplete.title}>
          {texts.incomplete.detail}
        </InlineAlert>
      )}
      <News {...props.content} />
    </>
  );
  const work = (
    <div key="work" className={workClass}>
      {!isNarrow && notices}
      {slots.duplicates}
      {!isNarrow && slots.nextStep}
      {slots.email}
      {slots.activity}
      {slots.emails}
    </div>
  );
  const side = (
    <div key="side" className={sideClass}>
      {isNarrow && <LeadOverviewActions {...props} layout="tiles" />}
      {isNarrow && notices}
      {isNarrow && slots.nextStep}
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
      <LeadUpdateForm edit={editing.status} isReadOnly={isReadOnly} isRoomy={isNarrow} />
      {slots.answers}
      {slots.crm}
      {slots.pictures}
    </div>
  );
  return <div className={columns}>{isNarrow ? [side, work] : [work, side]}</div>;
}
