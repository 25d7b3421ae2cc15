import type { Lead } from '@cardinal/contract';
import {
  leadFields,
  leadFieldsWith,
  leadPhoneFields,
  type LeadFieldWith,
} from '@cardinal/contract/labels';
import { CopyButton, Icon, Text } from '@cardinal/ui';
import {
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  CalendarDays,
  ContactRound,
  Globe,
  Mail,
  MapPin,
  Phone,
  ScanQrCode,
  ShieldCheck,
  Smartphone,
  Tag,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import {
  contactAddresses,
  dialledNumber,
  formatFullDate,
  sourceLabel,
} from '../../format/index.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { detailMessages } from '../detailTexts.ts';
import { sourceIcon } from '../LeadColumns/sourceIcons.ts';
import {
  consent,
  contactLink,
  copy,
  fact,
  facts,
  term as termClass,
  value as valueClass,
  words,
} from './LeadDetail.css.ts';

type ContactFact = Exclude<LeadFieldWith<'detail', 'always' | 'filled'>, 'source' | 'lead_type'>;

/** How to reach the person and where they work. */
const contactFacts = leadFieldsWith('detail', 'always', 'filled').filter(
  (field) => field !== 'source' && field !== 'lead_type',
);

const icons: Readonly<Record<ContactFact, LucideIcon>> = {
  email: Mail,
  phone: Phone,
  mobile: Smartphone,
  company: Building2,
  position: BriefcaseBusiness,
  website: Globe,
  address: MapPin,
  linkedin_url: ContactRound,
  badge_code: ScanQrCode,
};

/** A value with its link, if it has one. */
function linked(lead: Lead, field: ContactFact): ReactNode {
  const value = lead[field];
  const phone = leadPhoneFields.find((name) => name === field);
  if (phone) {
    const number = dialledNumber(lead, phone);
    if (!number) return value;
    return (
      <a className={contactLink} href={contactAddresses.call(number)} dir="ltr">
        {number.shown}
      </a>
    );
  }
  switch (leadFields[field].kind) {
    case 'email':
      return (
        <a className={contactLink} href={contactAddresses.email(lead)}>
          {value}
        </a>
      );
    case 'link':
      return (
        <a className={contactLink} href={value} target="_blank" rel="noreferrer">
          {withoutScheme(value)}
        </a>
      );
    default:
      return value;
  }
}

/** "www.example.com/team" for a link, as people read it. */
const withoutScheme = (link: string): string => link.replace(/^https?:\/\//, '').replace(/\/$/, '');

interface FactProps {
  icon: LucideIcon;
  /** The kind of fact, for screen readers and on hover. */
  term: string;
  /** The value as text; '' if there is none. */
  value: string;
  /** How the value is rendered, for example as a link. @default the value */
  children?: ReactNode;
  /** Label of a button that copies the value; without it, there is none. */
  copyLabel?: string | undefined;
}

function Fact({ icon, term, value, children = value, copyLabel }: FactProps) {
  const texts = useTexts(detailMessages).contact;
  return (
    <div className={fact}>
      <dt className={termClass} title={term}>
        <Icon icon={icon} label={term} />
      </dt>
      <dd className={valueClass}>
        <span className={words}>
          {value === '' ? <Text tone="subtle">{texts.none}</Text> : children}
        </span>
        {copyLabel !== undefined && value !== '' && (
          <CopyButton
            size="sm"
            variant="quiet"
            value={value}
            aria-label={copyLabel}
            className={copy}
          />
        )}
      </dd>
    </div>
  );
}

export interface LeadFactsProps {
  lead: Lead;
  /** The owner of the lead. */
  owner: string;
  /** In place of their name, for those who may change it. */
  ownerChoice?: ReactNode;
  /** Name of the event at which the lead was met; undefined if there is none. */
  event?: string;
  locale: string;
}

/** A lead's contact information. */
export function LeadFacts({ lead, owner, ownerChoice, event, locale }: LeadFactsProps) {
  const texts = useTexts(detailMessages).contact;
  const labels = useTexts(labelMessages);
  return (
    <dl className={facts}>
      {contactFacts.map(
        (field) =>
          (leadFields[field].detail === 'always' || lead[field] !== '') && (
            <Fact
              key={field}
              icon={icons[field]}
              term={labels.fields[field]}
              value={lead[field]}
              copyLabel={field === 'position' ? undefined : texts.copy({ field })}
            >
              {linked(lead, field)}
            </Fact>
          ),
      )}
      <Fact icon={UserRound} term={texts.owner} value={owner}>
        {ownerChoice ?? owner}
      </Fact>
      <Fact
        icon={sourceIcon(lead.source)}
        term={labels.fields.source}
        value={sourceLabel(lead.source, labels)}
      />
      {event !== undefined && <Fact icon={CalendarDays} term={texts.event} value={event} />}
      {lead.lead_type !== 'All Leads' && (
        <Fact icon={Tag} term={labels.fields.lead_type} value={labels.types[lead.lead_type]} />
      )}
      {lead.consent && (
        <Fact icon={ShieldCheck} term={texts.consent} value={lead.consent.text}>
          <span className={consent} dir="auto">
            {lead.consent.text}
          </span>
          <Text size="xs" tone="subtle">
            {texts.consentGiven({ when: formatFullDate(lead.consent.given_at, locale) })}
          </Text>
        </Fact>
      )}
      <Fact
        icon={CalendarClock}
        term={texts.created}
        value={formatFullDate(lead.created_at, locale)}
      />
    </dl>
  );
}
