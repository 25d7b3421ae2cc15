import type { PartnerKey } from '@cardinal/contract';
import { AlertDialog, Button, DataTable, EmptyState, Text } from '@cardinal/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DateContext } from '../../format/index.ts';
import { RefreshNotice } from '../../lists/index.ts';
import { panel, section } from '../members.css.ts';
import { partnerMessages } from '../partnerTexts.ts';
import { UnconfirmedNotice } from '../Unconfirmed/index.ts';
import { hint, intro } from './Partners.css.ts';
import { partnerColumns } from './partnerColumns.tsx';
import { useTexts } from '../../language/index.ts';

/** The content of the list. */
export type PartnersContent =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | {
      kind: 'keys';
      keys: readonly PartnerKey[];
      /** Why the list may be out of date. */
      refreshFailure?: { detail: string; onRetry: () => void } | undefined;
    };

export interface PartnersViewProps {
  content: PartnersContent;
  dates: DateContext;
  onCreate: () => void;
  /** Called to show how to use a key on a page. */
  onUse: (key: PartnerKey) => void;
  onEdit: (key: PartnerKey) => void;
  /** Called to set up the form for visitors. */
  onForm: (key: PartnerKey) => void;
  /** Called once the user has agreed; the question stays until the promise settles. */
  onRevoke: (key: PartnerKey) => Promise<unknown>;
  /** Address of the page on which a key is tried; without it, there is no way there. */
  tryHref?: ((id: string) => string) | undefined;
}

const noKeys: readonly PartnerKey[] = [];

/** Asks whether to revoke a key. */
function Revocation({
  partnerKey,
  onRevoke,
  onClose,
}: Pick<PartnersViewProps, 'onRevoke'> & { partnerKey: PartnerKey; onClose: () => void }) {
  const texts = useTexts(partnerMessages);
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={texts.revocation.title({ name: partnerKey.name })}
      confirmLabel={texts.revocation.confirm}
      cancelLabel={texts.revocation.keep}
      onConfirm={async () => {
        await onRevoke(partnerKey);
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {texts.revocation.consequence}
    </AlertDialog>
  );
}

/** The keys for partners' pages. Shows every state, and fetches nothing. */
export function PartnersView({
  content,
  dates,
  onCreate,
  onUse,
  onEdit,
  onForm,
  onRevoke,
  tryHref,
}: PartnersViewProps) {
  const texts = useTexts(partnerMessages);
  const [revoking, setRevoking] = useState<PartnerKey | null>(null);
  const columns = useMemo(
    () => partnerColumns({ dates, onUse, onEdit, onForm, onRevoke: setRevoking, tryHref }, texts),
    [dates, onUse, onEdit, onForm, tryHref, texts],
  );
  const { refreshFailure = undefined } = content.kind === 'keys' ? content : {};
  return (
    <div className={panel}>
      <section aria-label={texts.list} className={section}>
        <div className={intro}>
          <Text as="p" tone="muted" className={hint}>
            {texts.hint}
          </Text>
          <Button variant="primary" icon={Plus} onPress={onCreate}>
            {texts.create}
          </Button>
        </div>
        {content.kind === 'keys' && <UnconfirmedNotice keys={content.keys} />}
        {refreshFailure && <RefreshNotice failure={refreshFailure} />}
        <DataTable
          label={texts.list}
          columns={columns}
          rows={content.kind === 'keys' ? content.keys : noKeys}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          isLoading={content.kind === 'loading'}
          loadingLabel={texts.loading}
          loadingRows={2}
          error={
            content.kind === 'failed'
              ? {
                  title: texts.failed,
                  description: content.detail,
                  onRetry: content.onRetry,
                  isRetrying: content.isRetrying,
                  level: 2,
                }
              : undefined
          }
          emptyState={
            <EmptyState
              illustration="leads"
              title={texts.empty.title}
              description={texts.empty.description}
              level={2}
            />
          }
        />
      </section>
      {revoking && (
        <Revocation partnerKey={revoking} onRevoke={onRevoke} onClose={() => setRevoking(null)} />
      )}
    </div>
  );
}
