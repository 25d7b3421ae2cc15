import { siteMessages } from '@cardinal/contract/messages';

/** Texts of the privacy page. */
export const privacyMessages = siteMessages(
  {
    title: 'Privacy',
    lede: 'What this software stores, where, for how long, and who can read it.',
    inShort: {
      title: 'In short',
      points: [
        '<strong>No cookies and no trackers.</strong> These pages load nothing from other hosts.',
        '<strong>Pictures of cards stay here.</strong> They are read on this server, and kept with the lead only if your company wants that.',
        '<strong>Your company’s leads stay in your company.</strong> The server checks every read and every write.',
      ],
      responsible:
        'Whoever runs this server is responsible for the data on it. This page describes what the software does.',
    },
    server: {
      title: 'What is stored on the server',
      points: [
        '<strong>Your account:</strong> name, username, email address, role and company; your password only as a hash (argon2id), and with a sign-in through Google the identifier that Google gives.',
        '<strong>Leads:</strong> what you and your colleagues entered or had read from a card, with notes, status, owner and history, and at most two pictures of the card if your company keeps them.',
        '<strong>Events, emails and meetings:</strong> what you wrote and whether it was delivered.',
        '<strong>Sessions:</strong> where you are signed in, only as hashes of their tokens.',
        '<strong>An audit trail:</strong> who changed roles, members, passwords and records, for the administrators of the company.',
      ],
      log: 'The log of the server contains neither names nor addresses nor texts. How this is protected is described under <link>security</link>.',
    },
    browser: {
      title: 'What is kept in your browser',
      introduction:
        'No cookies. This list is generated from the one that the code uses, so it is complete:',
      label: 'Kept in your browser',
      name: 'Name',
      where: 'Where',
      whatFor: 'What for',
      remove:
        'Signing out removes the session. Clearing the site’s data in your browser removes everything.',
    },
    receivers: {
      title: 'Who receives it',
      introduction: 'Nobody, unless whoever runs this server has connected one of these services:',
      points: [
        '<strong>A mail server</strong> receives the emails you send.',
        '<strong>A language model</strong> receives a lead’s name, company, position, status, source, notes, event and last contact to draft an email, but never an address or a phone number.',
        '<strong>Google</strong> learns that you sign in, if you choose to.',
      ],
      calls: 'Calls and WhatsApp open on your device, with the number of the lead.',
    },
    retention: {
      title: 'How long it is kept',
      leads:
        'Leads until they are deleted; after that they can be restored for {days, plural, one {# day} other {# days}}, then they are removed.',
      points: [
        'The rows of imported files for 7 days, so that an import can be undone.',
        'Sessions end after 7 days without use.',
        'Pictures of cards as long as their lead, if your company keeps them; otherwise not at all.',
      ],
    },
    rights: {
      title: 'Your rights',
      users:
        'You can correct your name in your profile, and delete leads that you may read. Managers and administrators can export their company’s leads as a spreadsheet. To have your account corrected or removed, ask your administrator or whoever runs this server.',
      recipients:
        'If someone wrote to you with Cardinal, the link in the email ends all further emails to your address from that company. For anything else, ask the company that wrote to you.',
    },
    terms: {
      title: 'Terms and Conditions',
      lede: 'The same five sections that you accept when you create an account.',
    },
  },
  {
    de: async () => (await import('../languages/de/privacy.ts')).default.privacy,
    hi: async () => (await import('../languages/hi/privacy.ts')).default.privacy,
    ar: async () => (await import('../languages/ar/privacy.ts')).default.privacy,
  },
);
