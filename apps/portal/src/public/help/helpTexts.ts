import { siteMessages } from '@cardinal/contract/messages';

/** Texts of the help, except for its articles. */
export const helpMessages = siteMessages(
  {
    title: 'Help',
    lede: 'From the first card to the last follow-up, in short articles.',
    // Ways to get help.
    cards: {
      first: {
        title: 'Your first card',
        text: 'From the photo to a lead that you can call, in five steps.',
        link: 'Scan your first card',
      },
      fair: {
        title: 'Before the fair',
        text: 'Ask the same short questions at the stand, and know whom to call first.',
        link: 'Ask questions at an event',
      },
      status: {
        title: 'Is it working?',
        text: 'The health of this server, measured when you open the page.',
        link: 'Open the status page',
      },
      administrator: {
        title: 'Your administrator',
        text: 'Resets passwords, approves members, and gives everyone a role.',
        link: 'Roles and access',
      },
    },
    articles: {
      title: 'Articles',
      search: 'Search the articles',
      // The script of the page fills these in, and counts nothing but articles.
      found: '{count} of {all} articles',
      none: 'No article has these words. Try fewer or others.',
      all: 'All articles',
      more: 'More articles',
    },
    questions: {
      title: 'Frequently asked questions',
      capture: {
        question: 'How do I capture a lead from a business card?',
        answer:
          'Open Lead Capture, choose Business Card Scan and take a picture, or choose one that you have. The fields are filled in; what is uncertain is marked with the piece of the card beside it. Check those, then save.',
      },
      free: {
        question: 'What does the Free plan cover?',
        answer:
          '50 business cards in total, one event, a one-time import and export, and the Excel download. The plans describe the offer: the software itself does not count or stop you.',
      },
      password: {
        question: 'I forgot my password. What now?',
        answer:
          'Choose “Forgot password?” where you sign in. You get a link that works once, for an hour. If this server sends no email, your administrator can give you such a link.',
      },
      access: {
        question: 'Who can see my leads?',
        answer:
          'Agents see the leads that they captured or were given. Managers and administrators see all leads of their company. Nobody outside the company sees any. Leads you capture without a company are yours alone.',
      },
      offline: {
        question: 'Does it work without a network?',
        answer:
          'Capturing leads does, once you have used Cardinal on the device. A lead that you save is kept there and sent when the network is back, and a photo of a card waits until it can be read. Waiting captures in the menu lists them.',
      },
    },
    contact: {
      title: 'Contact',
      write: 'Write to <link>{address}</link>.',
      stillLooking: 'Still looking? Write to <link>{address}</link>.',
      access: 'Accounts and access',
      accessText: 'Your company’s administrator, or whoever gave you the address of this server.',
      how: 'How something works',
      howText:
        'The <link>articles</link> above. Whoever runs or extends the software finds the rest in the documentation, linked at the end of every page.',
      vulnerabilities: 'Vulnerabilities',
      vulnerabilitiesText: 'In confidence, as the <link>reporting page</link> describes.',
    },
  },
  {
    de: async () => (await import('../languages/de/help.ts')).default.help,
    hi: async () => (await import('../languages/hi/help.ts')).default.help,
    ar: async () => (await import('../languages/ar/help.ts')).default.help,
  },
);
