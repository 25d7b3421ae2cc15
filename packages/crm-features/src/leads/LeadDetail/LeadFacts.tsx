import type { Lead } from '@cardinal/contract';
import { CopyButton, Icon, Text } from '@cardinal/ui';
import {
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CalendarDays,
  Mail,
  Phone,
  ScanQrCode,
  Tag,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactAddresses, formatFullDate, hasPhone, sourceLabel } from '../../format/index.ts';
import { detailTexts } from '../detailTexts.ts';
import { sourceIcon } from '../sourceIcons.ts';
import {
  contactLink,
  copy,
  fact,
  facts,
  term as termClass,
  value as valueClass,
  words,
} from './LeadDetail.css.ts';

const texts = detailTexts.contact;
const labels = detailTexts.fields;

interface FactProps {
  icon: LucideIcon;
  /** The kind of fact, for screen readers and on hover. */
  term: string;
  /** The value as text; '' if there is none. */
  value: string;
  /** How the value is rendered, for example as a link. @default the value */
  children?: ReactNode;
  /** Whether a button copies the value. */
  canCopy?: boolean;
}

function Fact({ icon, term, value, children = value, canCopy = false }: FactProps) {
  return (
    <div className={fact}>
      <dt className={termClass} title={term}>
        <Icon icon={icon} label={term} />
      </dt>
      <dd className={valueClass}>
        <span className={words}>
          {value === '' ? <Text tone="subtle">{texts.none}</Text> : children}
        </span>
        {canCopy && value !== '' && (
          <CopyButton
            size="sm"
            variant="quiet"
            value={value}
            aria-label={texts.copy(term)}
            className={copy}
          />
        )}
      </dd>
    </div>
  );
}

/** Props of LeadFacts. */
export interface LeadFactsProps {
  lead: Lead;
  /** The owner of the lead. */
  owner: string;
  /** Name of the event at which the lead was met; undefined if there is none. */
  event?: string;
  locale: string;
}

/** A lead's contact information. */
export function LeadFacts({ lead, owner, event, locale }: LeadFactsProps) {
  return (
    <dl className={facts}>
      <Fact icon={Mail} term={labels.email} value={lead.email} canCopy>
        <a className={contactLink} href={contactAddresses.email(lead)}>
          {lead.email}
        </a>
      </Fact>
      <Fact icon={Phone} term={labels.phone} value={lead.phone} canCopy>
        {hasPhone(lead) ? (
          <a className={contactLink} href={contactAddresses.call(lead)} dir="ltr">
            {lead.phone}
          </a>
        ) : (
          lead.phone
        )}
      </Fact>
      <Fact icon={Building2} term={labels.company} value={lead.company} canCopy />
      <Fact icon={BriefcaseBusiness} term={labels.position} value={lead.position} />
      {lead.badge_code !== '' && (
        <Fact icon={ScanQrCode} term={labels.badge_code} value={lead.badge_code} canCopy />
      )}
      <Fact icon={UserRound} term={texts.owner} value={owner} />
      <Fact icon={sourceIcon(lead.source)} term={labels.source} value={sourceLabel(lead.source)} />
      {event !== undefined && <Fact icon={CalendarDays} term={texts.event} value={event} />}
      {lead.lead_type !== 'All Leads' && (
        <Fact icon={Tag} term={labels.lead_type} value={lead.lead_type} />
      )}
      <Fact
        icon={CalendarClock}
        term={texts.created}
        value={formatFullDate(lead.created_at, locale)}
      />
    </dl>
  );
}
