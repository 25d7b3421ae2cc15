import type { PartnerKey } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { Checkbox, Text, TextArea, TextField, toasts } from '@cardinal/ui';
import { useState } from 'react';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { errorDetail, useApi } from '../../client/index.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/index.ts';
import { refreshPartners } from '../memberQueries.ts';
import { VisitorPreview } from './VisitorPreview.tsx';
import {
  keySettings,
  settingsErrors,
  settingsOfKey,
  type VisitorSettings,
} from './visitorSettings.ts';
import { visitorSettingsMessages } from './visitorSettingsTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface VisitorSettingsDialogProps {
  partner: PartnerKey;
  /** Repeats a call once the user has confirmed who they are, if the server asks for it. */
  confirmed: Confirmed;
  /** Called when the settings are saved, or were discarded. */
  onClose: () => void;
}

/** What the form of a key tells visitors and asks of them, beside how they see it. */
export function VisitorSettingsDialog({ partner, confirmed, onClose }: VisitorSettingsDialogProps) {
  const texts = useTexts(visitorSettingsMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const [initial] = useState(() => settingsOfKey(partner, texts));
  const form = useForm<VisitorSettings, PartnerKey>({
    initial,
    check: (values) => settingsErrors(values, texts),
    save: async (settings) => {
      const params = { id: partner.id };
      const body = keySettings(settings);
      return (await confirmed(() => api.put('/api/partner-keys/{id}', { params, body }))).data;
    },
    onSaved: () => {
      void refreshPartners(queryClient);
      toasts.show({ title: texts.saved, tone: 'success' });
      onClose();
    },
    onUnchanged: onClose,
    onFailed: (error) =>
      toasts.show({ title: texts.notSaved, description: errorDetail(error), tone: 'danger' }),
  });
  const { values, errors, field, set } = form;
  return (
    <FormDialog
      id="cardinal-visitor-form"
      form={form}
      title={texts.title({ key: partner.name })}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      discard={texts.discard}
      onClose={onClose}
      aside={<VisitorPreview partner={partner} settings={values} />}
    >
      <TextArea
        {...field('privacy_text')}
        label={texts.privacy}
        description={texts.privacyHelp}
        rows={3}
        autoFocus
        maxLength={lengths.visitorText}
        errorMessage={errors.privacy_text}
      />
      <TextField
        {...field('privacy_url')}
        label={texts.privacyUrl}
        description={texts.privacyUrlHelp}
        type="url"
        maxLength={lengths.url}
        errorMessage={errors.privacy_url}
      />
      <Checkbox
        isSelected={values.asks_consent}
        onChange={(asks_consent) => set({ asks_consent })}
        description={texts.asksConsentHelp}
      >
        {texts.asksConsent}
      </Checkbox>
      {values.asks_consent && (
        <TextArea
          {...field('consent_text')}
          label={texts.consent}
          isRequired
          rows={3}
          maxLength={lengths.visitorText}
          errorMessage={errors.consent_text}
        />
      )}
      <TextArea
        {...field('thanks_text')}
        label={texts.thanks}
        description={texts.thanksHelp}
        rows={2}
        maxLength={lengths.visitorText}
        errorMessage={errors.thanks_text}
      />
      <Text as="p" size="xs" tone="muted">
        {texts.questions}
      </Text>
    </FormDialog>
  );
}
