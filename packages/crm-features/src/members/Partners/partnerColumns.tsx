import type { TextsOf } from '@cardinal/contract/messages';
import type { PartnerKey } from '@cardinal/contract';
import { Badge, Skeleton, type TableColumn } from '@cardinal/ui';
import { Ban, ClipboardList, CodeXml, FlaskConical, Pencil } from 'lucide-react';
import {
  formatExpiry,
  formatFullDate,
  RelativeTime,
  type DateContext,
} from '../../format/index.ts';
import { RowMenu } from '../../lists/index.ts';
import { skeletonLines } from '../members.css.ts';
import { partnerMessages } from '../partnerTexts.ts';
import { partnerName, site } from './Partners.css.ts';
import { useTexts } from '../../language/index.ts';

/** What the columns need in addition to the key. */
export interface PartnerColumnContext {
  dates: DateContext;
  /** Called to show how to use the key on a page. */
  onUse: (key: PartnerKey) => void;
  onEdit: (key: PartnerKey) => void;
  /** Called to set up the form for visitors. */
  onForm: (key: PartnerKey) => void;
  onRevoke: (key: PartnerKey) => void;
  /** Address of the page on which a key is tried; without it, there is no such item. */
  tryHref?: ((id: string) => string) | undefined;
}

/** Whether a key has expired. */
const isExpired = ({ expires_at: at }: PartnerKey, { now }: DateContext) =>
  at !== null && Date.parse(at) <= now.getTime();

/** "in 6 days", with the full date on hover; a badge once the key has expired. */
function Expiry({ partner, dates }: { partner: PartnerKey; dates: DateContext }) {
  const texts = useTexts(partnerMessages);
  const { expires_at: at } = partner;
  if (at === null) return <>{texts.noExpiry}</>;
  const full = formatFullDate(at, dates.locale);
  if (isExpired(partner, dates)) {
    return (
      <Badge tone="warning" title={full}>
        {texts.expired}
      </Badge>
    );
  }
  return (
    <time dir="auto" dateTime={at} title={full}>
      {formatExpiry(at, dates)}
    </time>
  );
}

/** What pages may do with the key, and for which event. */
const permitted = (
  { scopes, event_name: event }: PartnerKey,
  texts: TextsOf<typeof partnerMessages>,
) => [scopes.map((scope) => texts.scopes[scope]).join(', '), event].filter(Boolean).join(' · ');

interface ActionsProps extends Omit<PartnerColumnContext, 'dates'> {
  partner: PartnerKey;
}

function Actions({ partner, onUse, onEdit, onForm, onRevoke, tryHref }: ActionsProps) {
  const texts = useTexts(partnerMessages);
  return (
    <RowMenu aria-label={texts.actionsFor({ name: partner.name })}>
      {({ MenuItem }) => (
        <>
          <MenuItem icon={CodeXml} onAction={() => onUse(partner)}>
            {texts.use}
          </MenuItem>
          {tryHref && (
            <MenuItem icon={FlaskConical} href={tryHref(partner.id)}>
              {texts.tryIt}
            </MenuItem>
          )}
          {partner.scopes.includes('capture') && (
            <MenuItem icon={ClipboardList} onAction={() => onForm(partner)}>
              {texts.setUpForm}
            </MenuItem>
          )}
          <MenuItem icon={Pencil} onAction={() => onEdit(partner)}>
            {texts.edit}
          </MenuItem>
          <MenuItem icon={Ban} tone="danger" onAction={() => onRevoke(partner)}>
            {texts.revoke}
          </MenuItem>
        </>
      )}
    </RowMenu>
  );
}

/** The first website, and the number of the others. */
const sitesOf = ([first = '', ...more]: readonly string[]) =>
  more.length === 0 ? first : `${first} +${more.length}`;

/** The columns of the partner keys. */
export function partnerColumns(
  context: PartnerColumnContext,
  texts: TextsOf<typeof partnerMessages>,
): TableColumn<PartnerKey>[] {
  const { dates } = context;
  return [
    {
      id: 'name',
      header: texts.columns.name,
      minWidth: 220,
      isRowHeader: true,
      cell: ({ name, origins }) => (
        <>
          <span className={partnerName} dir="auto" title={name}>
            {name}
          </span>
          <span className={site} title={origins.join('\n')}>
            {sitesOf(origins)}
          </span>
        </>
      ),
      // The site has a line of its own, so that no long name hides it.
      cardCell: ({ name }) => <bdi>{name}</bdi>,
      skeleton: (
        <span className={skeletonLines}>
          <Skeleton width={140} height={14} />
          <Skeleton width={180} height={12} />
        </span>
      ),
    },
    {
      id: 'permits',
      header: texts.columns.permits,
      minWidth: 150,
      isUserText: true,
      title: ({ event_name: event }) => event ?? '',
      cell: (key) => permitted(key, texts),
      card: 'subtitle',
      cardCell: (key) => (
        <>
          <span className={site}>{sitesOf(key.origins)}</span>
          {permitted(key, texts)}
        </>
      ),
    },
    {
      id: 'today',
      header: texts.columns.today,
      width: 120,
      align: 'end',
      hideBelow: 'md',
      cell: ({ scopes, captures_today: today, daily_captures: most }) =>
        scopes.includes('capture') ? texts.captures({ today, most }) : '–',
      card: 'detail',
    },
    {
      id: 'used',
      header: texts.columns.used,
      width: 120,
      hideBelow: 'md',
      isMuted: true,
      cell: ({ last_used_at: at }) => (at ? <RelativeTime iso={at} dates={dates} /> : texts.never),
      card: 'none',
    },
    {
      id: 'expires',
      header: texts.columns.expires,
      width: 150,
      isMuted: true,
      cell: (key) => <Expiry partner={key} dates={dates} />,
      card: 'detail',
    },
    {
      id: 'actions',
      header: texts.columns.actions,
      width: 72,
      align: 'end',
      hasControls: true,
      cell: (key) => <Actions partner={key} {...context} />,
      skeleton: <Skeleton width={28} height={28} radius="control" />,
      card: 'aside',
      cardSkeleton: null,
    },
  ];
}
