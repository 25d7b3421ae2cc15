import type { PartnerKey } from '@cardinal/contract';
import { Button, CopyButton, Dialog, Heading, Inline, InlineAlert, Text } from '@cardinal/ui';
import { ClipboardList } from 'lucide-react';
import { useId } from 'react';
import { partnerMessages } from '../partnerTexts.ts';
import { code, way, ways } from './Partners.css.ts';
import { formAddress, frameSnippet, widgetSnippet } from './partnerSnippet.ts';
import { QrCode } from './QrCode.tsx';
import { useTexts } from '../../language/index.ts';

export interface KeyUsageDialogProps {
  partner: PartnerKey;
  /** Whether the key was created just now. */
  isNew?: boolean;
  /** Called to set up the form for visitors. */
  onForm: () => void;
  onClose: () => void;
}

/** How to use a key on a page: code for widgets, and the hosted form as link, frame and QR code. */
export function KeyUsageDialog({ partner, isNew = false, onForm, onClose }: KeyUsageDialogProps) {
  const partnerTexts = useTexts(partnerMessages);
  const texts = partnerTexts.usage;
  const [widgetsId, formId] = [useId(), useId()];
  const snippet = widgetSnippet(partner);
  const address = formAddress(partner);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title({ name: partner.name })}
      footer={
        <>
          {partner.scopes.includes('capture') && (
            <Button icon={ClipboardList} onPress={onForm}>
              {partnerTexts.setUpForm}
            </Button>
          )}
          <Button variant="primary" onPress={onClose}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className={ways}>
        {isNew && <InlineAlert tone="success" title={partnerTexts.toasts.created} />}
        <section aria-labelledby={widgetsId} className={way}>
          <div>
            <Heading level={3} size="sm" id={widgetsId}>
              {texts.widgets}
            </Heading>
            <Text as="p" tone="muted">
              {texts.widgetsHint}
            </Text>
          </div>
          <code className={code} dir="ltr">
            {snippet}
          </code>
          <CopyButton value={snippet}>{texts.copySnippet}</CopyButton>
        </section>
        {partner.scopes.includes('capture') && (
          <section aria-labelledby={formId} className={way}>
            <div>
              <Heading level={3} size="sm" id={formId}>
                {texts.form}
              </Heading>
              <Text as="p" tone="muted">
                {texts.formHint}
              </Text>
            </div>
            <code className={code} dir="ltr">
              {address}
            </code>
            <Inline gap={2}>
              <CopyButton value={address}>{texts.copyLink}</CopyButton>
              <CopyButton value={frameSnippet(partner, partner.name)}>{texts.copyFrame}</CopyButton>
            </Inline>
            <QrCode text={address} label={texts.qr} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
