import { messages } from '@cardinal/contract/messages';

/** Every text of the settings of a key's form for visitors. */
export const visitorSettingsMessages = messages(
  {
    title: 'Form of {key}',
    privacy: 'What happens with the data',
    privacyHelp:
      'Shown above the fields. Leave empty for “… receives what you enter here and may contact you.”',
    privacyUrl: 'Privacy page',
    privacyUrlHelp: 'The address of your privacy policy, for the link behind this sentence.',
    asksConsent: 'Ask for consent',
    asksConsentHelp:
      'Visitors have to tick a box. The text, as they saw it, and the time are stored with the lead.',
    consent: 'Text to agree to',
    consentStart:
      'I agree to be contacted about my enquiry by email or phone. I can withdraw this consent at any time.',
    thanks: 'Thanks',
    thanksHelp: 'Shown once the form was sent. Leave empty for “Your details have reached …”.',
    questions:
      'Questions are those of the key’s event that are marked for visitors, on the page of the event.',
    save: 'Save',
    cancel: 'Cancel',
    preview: 'Preview',
    previewHelp: 'As visitors see it, in their own language.',
    required: 'Text to agree to is required.',
    webAddress: 'Enter a web address, such as www.example.com/privacy.',
    saved: 'Form saved',
    notSaved: 'The form was not saved',
    discard: {
      title: 'Discard what you entered?',
      description: 'The form is not saved yet.',
      confirm: 'Discard',
      cancel: 'Keep editing',
    },
  },
  {
    de: async () => (await import('../../languages/de/partners.ts')).default.visitorSettings,
    hi: async () => (await import('../../languages/hi/partners.ts')).default.visitorSettings,
  },
);
