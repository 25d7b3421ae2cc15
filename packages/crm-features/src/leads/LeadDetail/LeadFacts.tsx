import type { Lead } from '@cardinal/contract';
import { Icon, IconButton, Text, toasts } from '@cardinal/ui';
import { BriefcaseBusiness, Building2, CalendarClock, Copy, Mail, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFullDate } from '../../format/index.ts';
import { contactAddresses, hasPhone } from '../LeadActions/index.ts';
import { sourceIcon, sourceLabel } from '../sourceIcons.ts';
import { leadTexts } from '../texts.ts';
import {
  contactLink,
  copy as copyClass,
  fact,
  facts,
  term as termClass,
  value as valueClass,
  words,
} from './LeadDetail.css.ts';

const texts = leadTexts.detail;

interface FactProps {
  icon: LucideIcon;
  /** What it is; read out, and shown on hover. */
  term: string;
  /** The words; '' shows that there are none. */
  value: string;
  /** The value as a link or the like. @default the value */
  children?: ReactNode;
  /** Copies the value; no button without it. */
  onCopy?: (what: string, value: string) => void;
}

function Fact({ icon, term, value, children = value, onCopy }: FactProps) {
  return (
    <div className={fact}>
      <dt className={termClass} title={term}>
        <Icon icon={icon} label={term} />
      </dt>
      <dd className={valueClass}>
        <span className={words}>
          {value === '' ? <Text tone="subtle">{texts.none}</Text> : children}
        </span>
        {onCopy && value !== '' && (
          <IconButton
            icon={Copy}
            size="sm"
            className={copyClass}
            aria-label={texts.copy(term)}
            onPress={() => onCopy(term, value)}
          />
        )}
      </dd>
    </div>
  );
}

async function copy(what: string, value: string) {
  try {
    await navigator.clipboard.writeText(value);
    toasts.show({ title: leadTexts.toasts.copied(what), description: value });
  } catch {
    toasts.show({
      title: leadTexts.toasts.copyFailed,
      description: leadTexts.toasts.copyFailedDescription,
      tone: 'danger',
    });
  }
}

/** Props of LeadFacts. */
export interface LeadFactsProps {
  lead: Lead;
  locale: string;
  /** Copies a value. @default into the clipboard, with a notice */
  onCopy?: (what: string, value: string) => void;
}

/** A lead's contact information. */
export function LeadFacts({ lead, locale, onCopy = copy }: LeadFactsProps) {
  return (
    <dl className={facts}>
      <Fact icon={Mail} term={texts.email} value={lead.email} onCopy={onCopy}>
        <a className={contactLink} href={contactAddresses.email(lead)}>
          {lead.email}
        </a>
      </Fact>
      <Fact icon={Phone} term={texts.phone} value={lead.phone} onCopy={onCopy}>
        {hasPhone(lead) ? (
          <a className={contactLink} href={contactAddresses.call(lead)} dir="ltr">
            {lead.phone}
          </a>
        ) : (
          lead.phone
        )}
      </Fact>
      <Fact icon={Building2} term={texts.company} value={lead.company} />
      <Fact icon={BriefcaseBusiness} term={texts.position} value={lead.position} />
      <Fact icon={sourceIcon(lead.source)} term={texts.source} value={sourceLabel(lead.source)} />
      <Fact
        icon={CalendarClock}
        term={texts.created}
        value={formatFullDate(lead.created_at, locale)}
      />
    </dl>
  );
}
