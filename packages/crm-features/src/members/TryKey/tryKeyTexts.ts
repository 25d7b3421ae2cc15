import { messages } from '@cardinal/contract/messages';

/** Every text of the page on which a partner's key is tried. */
export const tryKeyMessages = messages(
  {
    parent: 'Members & access',
    title: 'Try {name}',
    untitled: 'Try a key',
    description: 'As visitors of a page with this key see it',
    loading: 'Loading the key',
    failed: 'The key could not be loaded',
    gone: {
      title: 'There is no such key',
      description: 'It may have been revoked.',
      action: 'See all keys',
    },
    notStored: 'What you send here is not stored',
    notStoredHelp:
      'It is checked and answered as on the partner’s page. For that, the element has the attribute “trial”, which the code to copy does not have.',
    look: {
      title: 'Look',
      theme: 'Theme',
      themes: { system: 'System', light: 'Light', dark: 'Dark' },
      locale: 'Language',
      ofPage: 'Language of the page',
      accent: 'Accent',
      accentHelp: 'Such as #0f4c9c; empty for Cardinal’s own',
      badAccent: 'Enter a colour of six digits, such as #0f4c9c.',
    },
    live: {
      title: 'Live',
      loading: 'Loading the element',
      failed: 'The element could not be loaded',
    },
    retry: 'Try again',
    log: {
      title: 'Events',
      hint: 'What the element tells the page, latest first.',
      empty: 'Nothing yet. Send the form to see more.',
      clear: 'Clear',
    },
    code: { title: 'Code', hint: 'Paste this where the element should appear.', copy: 'Copy code' },
    form: {
      title: 'Hosted form',
      hint: 'A page without scripts, for links and QR codes. What is sent there becomes a lead.',
      copy: 'Copy link',
      open: 'Open the form',
      qr: 'QR code of the hosted form',
    },
  },
  {
    de: async () => (await import('../../languages/de/members.ts')).default.tryKey,
    hi: async () => (await import('../../languages/hi/members.ts')).default.tryKey,
  },
);
