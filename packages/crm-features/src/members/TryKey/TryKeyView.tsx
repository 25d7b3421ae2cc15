import type { PartnerKey } from '@cardinal/contract';
import {
  Breadcrumbs,
  Button,
  CopyButton,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  InlineAlert,
  LinkButton,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Text,
} from '@cardinal/ui';
import { ExternalLink } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useNow } from '../../client/index.ts';
import { useTexts } from '../../language/index.ts';
import { way } from '../Partners/Partners.css.ts';
import {
  scopeElements,
  formAddress,
  widgetSnippet,
  type SnippetLook,
} from '../Partners/partnerSnippet.ts';
import { QrCode } from '../Partners/QrCode.tsx';
import { accentRules } from './brandRules.ts';
import { EventLog, type LoggedEvent } from './EventLog.tsx';
import { LiveElements, type HeardEvent } from './LiveElements.tsx';
import { accentOf, LookFields, type LookDraft } from './LookFields.tsx';
import { body, box, code, column, columns, page, part, trail } from './TryKey.css.ts';
import { tryKeyMessages } from './tryKeyTexts.ts';

/** The key, or why it is not shown. */
export type TryKeyContent =
  | { kind: 'loading' }
  | { kind: 'gone' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying: boolean }
  | {
      kind: 'key';
      partner: PartnerKey;
      /** Whether the code of the elements is there. */
      code: 'loading' | 'loaded' | 'failed';
      /** Called to load it again. */
      onReload: () => void;
    };

export interface TryKeyViewProps {
  content: TryKeyContent;
  /** Address of all keys. */
  keysHref: string;
}

type Shown = Extract<TryKeyContent, { kind: 'key' }>;

/** More would only be scrolled. */
const mostEvents = 50;

const lookOf = (draft: LookDraft): SnippetLook => ({
  theme: draft.theme === 'system' ? undefined : draft.theme,
  locale: draft.locale === 'page' ? undefined : draft.locale,
  accent: accentOf(draft),
});

/** A part of the page with its title. */
function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={part}>
      <div>
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
        {hint !== undefined && (
          <Text as="p" tone="muted">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

function Live({
  content,
  look,
  onEvent,
}: {
  content: Shown;
  look: SnippetLook;
  onEvent: (event: HeardEvent) => void;
}) {
  const texts = useTexts(tryKeyMessages);
  switch (content.code) {
    case 'loading':
      return (
        <SkeletonGroup label={texts.live.loading} className={page}>
          <Skeleton width="40%" height={24} />
          <Skeleton height={240} />
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <InlineAlert
          tone="danger"
          title={texts.live.failed}
          action={
            <Button size="sm" onPress={content.onReload}>
              {texts.retry}
            </Button>
          }
        />
      );
    case 'loaded':
      return <LiveElements partner={content.partner} look={look} onEvent={onEvent} />;
  }
}

/** The hosted form of the key, as link and QR code. */
function Hosted({ partner, look }: { partner: PartnerKey; look: SnippetLook }) {
  const { form: texts } = useTexts(tryKeyMessages);
  const address = formAddress(partner, look);
  return (
    <Part title={texts.title} hint={texts.hint}>
      <div className={box}>
        <code className={code} dir="ltr">
          {address}
        </code>
      </div>
      <Inline gap={2}>
        <CopyButton value={address}>{texts.copy}</CopyButton>
        <LinkButton iconEnd={ExternalLink} href={address} target="_blank" rel="noopener noreferrer">
          {texts.open}
        </LinkButton>
      </Inline>
      <QrCode text={address} label={texts.qr} />
    </Part>
  );
}

/** The key's elements, how they look, what they say, and how to use them. */
function Loaded({ content }: { content: Shown }) {
  const texts = useTexts(tryKeyMessages);
  const now = useNow();
  const { partner } = content;
  const [draft, setDraft] = useState<LookDraft>({ theme: 'system', locale: 'page', accent: '' });
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const look = lookOf(draft);
  const add = (event: HeardEvent) =>
    setEvents((before) => [
      { ...event, id: (before[0]?.id ?? 0) + 1, at: now().getTime() },
      ...before.slice(0, mostEvents - 1),
    ]);
  const tags = partner.scopes.map((scope) => scopeElements[scope]);
  const snippet = widgetSnippet(partner, look, accentRules(tags, look.accent, look.theme));
  return (
    <div className={body}>
      <InlineAlert tone="info" title={texts.notStored}>
        {texts.notStoredHelp}
      </InlineAlert>
      <div className={columns}>
        <div className={column}>
          <Part title={texts.look.title}>
            <LookFields draft={draft} onChange={setDraft} />
          </Part>
          <Part title={texts.live.title}>
            <Live content={content} look={look} onEvent={add} />
          </Part>
          <EventLog events={events} onClear={() => setEvents([])} />
        </div>
        <div className={column}>
          <Part title={texts.code.title} hint={texts.code.hint}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long code scrolls, also by keyboard */}
            <div className={box} role="group" aria-label={texts.code.title} tabIndex={0}>
              <code className={code} dir="ltr">
                {snippet}
              </code>
            </div>
            <CopyButton value={snippet}>{texts.code.copy}</CopyButton>
          </Part>
          {partner.scopes.includes('capture') && <Hosted partner={partner} look={look} />}
        </div>
      </div>
    </div>
  );
}

function Body({ content, keysHref }: TryKeyViewProps) {
  const texts = useTexts(tryKeyMessages);
  switch (content.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={texts.loading} className={way}>
          <Skeleton width="60%" height={20} />
          <Skeleton height={240} />
        </SkeletonGroup>
      );
    case 'gone':
      return (
        <EmptyState
          illustration="search"
          title={texts.gone.title}
          description={texts.gone.description}
          level={2}
          action={<LinkButton href={keysHref}>{texts.gone.action}</LinkButton>}
        />
      );
    case 'failed':
      return (
        <ErrorState
          title={texts.failed}
          description={content.detail}
          onRetry={content.onRetry}
          isRetrying={content.isRetrying}
          level={2}
        />
      );
    case 'key':
      return <Loaded content={content} />;
  }
}

/** The page on which a partner's key is tried. Fetches nothing. */
export function TryKeyView(props: TryKeyViewProps) {
  const { content, keysHref } = props;
  const texts = useTexts(tryKeyMessages);
  const title =
    content.kind === 'key' ? texts.title({ name: content.partner.name }) : texts.untitled;
  return (
    <>
      <div className={trail}>
        <Breadcrumbs
          items={[
            { id: 'keys', label: texts.parent, href: keysHref },
            { id: 'key', label: title },
          ]}
        />
      </div>
      <PageHeader title={title} description={texts.description} />
      <Body {...props} />
    </>
  );
}
