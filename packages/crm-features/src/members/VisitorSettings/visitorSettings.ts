import type { TextsOf } from '@cardinal/contract/messages';
import type { PartnerKey, PartnerKeyUpdate } from '@cardinal/contract';
import { foundErrors, type FieldErrors } from '../../forms/index.ts';
import { type visitorSettingsMessages } from './visitorSettingsTexts.ts';

/** The settings of a key's form, as they are edited. */
export interface VisitorSettings {
  privacy_text: string;
  privacy_url: string;
  asks_consent: boolean;
  consent_text: string;
  thanks_text: string;
}

/** The settings that a key has. */
export const settingsOfKey = (
  key: PartnerKey,
  texts: TextsOf<typeof visitorSettingsMessages>,
): VisitorSettings => ({
  privacy_text: key.privacy_text,
  privacy_url: key.privacy_url,
  asks_consent: key.consent_text !== '',
  // Those who begin to ask for consent find a text to start from.
  consent_text: key.consent_text || texts.consentStart,
  thanks_text: key.thanks_text,
});

/** The settings as the key has them. */
export const keySettings = ({ asks_consent: asks, ...settings }: VisitorSettings) =>
  ({
    ...settings,
    consent_text: asks ? settings.consent_text.trim() : '',
  }) satisfies PartnerKeyUpdate;

const isWebAddress = (text: string) => {
  const url = URL.parse(/^[a-z][\w+.-]*:/i.test(text) ? text : `https://${text}`);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
};

/** What is wrong with the settings. */
export function settingsErrors(
  settings: VisitorSettings,
  texts: TextsOf<typeof visitorSettingsMessages>,
): FieldErrors {
  const { asks_consent: asks, consent_text: consent, privacy_url: url } = settings;
  return foundErrors({
    privacy_url: url.trim() !== '' && !isWebAddress(url.trim()) && texts.webAddress,
    consent_text: asks && consent.trim() === '' && texts.required,
  });
}
