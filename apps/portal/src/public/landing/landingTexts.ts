import { siteMessages } from '@cardinal/contract/messages';

/** Texts of the landing page. */
export const landingMessages = siteMessages(
  {
    hero: {
      title: 'Every card you take home becomes a conversation.',
      lede: 'Photograph a business card, check two fields, and the lead is with your team before the visitor has reached the next stand.',
      start: 'Start Free',
      watch: 'Watch Demo',
      tryDemo: 'Try the demo',
      note: 'Free for 50 cards. Works in the browser you already have.',
      dashboard:
        'The dashboard: four figures, tabs with counts, and the list of leads with company, status and source.',
      phone:
        'The review form on a phone: a photographed card, and the fields that were read from it.',
    },
    recording: {
      title: 'One card, from the stand to the follow-up',
      lede: 'A silent recording of the product, with captions and invented people.',
      label: 'Silent recording of Cardinal at a stand',
      captions: 'English',
      shows: 'What it shows',
    },
    // The specification's claims as targets, each with what is true today.
    figures: {
      title: 'In figures',
      target: 'Target',
      method: 'How the reading of cards is measured',
      accuracy: {
        figure: '99.9%',
        label: 'accuracy and uptime',
        today:
          'Today it reads nine of ten printed fields right on cards it had never seen, and marks those it doubts.',
      },
      setUp: {
        figure: '2 min',
        label: 'to set up',
        today: 'Today you create an account and scan your first card. There is nothing to install.',
      },
      speed: {
        figure: '70%',
        label: 'faster processing',
        today: 'Today a photo becomes a filled-in form about a second after it reaches the server.',
      },
    },
    features: {
      title: 'Less typing at the stand. More answers after it.',
      lede: 'What happens between the first handshake and the follow-up, in six points.',
      cards: {
        title: 'Cards without typing',
        text: 'Photograph the card. Fields it is unsure of come marked, with that piece of the card beside them.',
      },
      questions: {
        title: 'Your questions at the stand',
        text: 'Up to eight questions per event. The answers suggest Hot, Warm or Cold; your team decides.',
      },
      badges: {
        title: 'Badges too',
        text: 'The same scan reads the codes on badges, and the organiser’s list fills in the names later.',
      },
      email: {
        title: 'The first email is half written',
        text: 'The draft starts from what you noted, and waits for you to send it.',
      },
      owners: {
        title: 'Nobody left waiting',
        text: 'Managers see which leads have no owner, and share them out fairly.',
      },
      board: {
        title: 'What the fair brought in',
        text: 'One board per event: captured, contacted, replied, closed. Ready to print.',
      },
    },
    tabs: {
      title: 'From a picture to a deal, in one place',
      lede: 'Every picture on this page is the product itself, with invented people in it.',
      label: 'Topics',
      enrichment: {
        label: 'Enrichment',
        title: 'A picture becomes a complete contact',
        text: 'Name, company, position, email and phone are read from the card and filled in.',
        points: [
          'A QR code on the card wins over the printed text',
          'Phone numbers get the country that the rest of the card points to',
          'What is uncertain is marked, and the piece of the card is shown beside it',
          'Likely duplicates are named before you save them twice',
        ],
        alt: 'The review form: a photographed business card on the left, the fields read from it on the right, two of them marked for checking.',
      },
      assignment: {
        label: 'Assignment',
        title: 'Every lead has an owner who follows up',
        text: 'Leads without an owner wait in one list, until a manager gives them to someone.',
        points: [
          'Whoever has waited longest is at the top',
          'Drag a lead onto an agent, or select several',
          'Sharing out fairly gives each lead to whoever has the fewest',
          'Agents see their own leads, managers everybody’s',
          'Each hand-over is in the lead’s history',
        ],
        alt: 'Lead Assignment: leads without an owner, how long each has waited, and a button that shares them out fairly.',
      },
      tags: {
        label: 'Tags',
        title: 'A status, a type and a source, and no more',
        text: 'Three tags are enough to know what to do next, so people really set them.',
        points: [
          'Hot, Warm, Cold and Closed, changed from the list with one key',
          'Event Leads, Action Required and Pending Follow-up as tabs with counts',
          'Filters by status and source, and a search over names and companies',
        ],
        alt: 'The list of leads with tabs, search and filters, and the status of each lead.',
      },
      communication: {
        label: 'Communication',
        title: 'The first email is half written',
        text: 'The draft comes from the lead’s own facts: where you met, what you noted, what was said last.',
        points: [
          'A first email and follow-ups after three days, a week and a month',
          'Call, WhatsApp and meeting invitations from the same place',
          'Every email has an unsubscribe link, and a no is respected',
          'You see whether a language model or the built-in writer wrote it',
        ],
        alt: 'The email composer with a generated first email to a lead.',
      },
      analytics: {
        label: 'Analytics',
        title: 'Figures that are counted, never guessed',
        text: 'Total, hot, waiting and from events: four figures, compared with the 30 days before.',
        points: [
          'A dash where there is nothing to compare with',
          'Emails and calls per member and week, from the history itself',
          'Export to a spreadsheet with the filters of the list',
        ],
        alt: 'The dashboard of a manager: four figures and their change in 30 days, with charts below.',
      },
    },
    steps: {
      title: 'How It Works',
      scan: {
        title: 'Scan',
        text: 'Photograph the card while you talk, or choose a picture that you have.',
      },
      check: {
        title: 'Check',
        text: 'Confirm the marked fields; everything else is filled in.',
      },
      write: { title: 'Write', text: 'Take the draft, change a line, send it the same day.' },
      followUp: {
        title: 'Follow up',
        text: 'Three days, a week, a month: the list says who is due.',
      },
    },
    events: {
      title: 'Event mode, for the loudest day of the year',
      lede: 'One hand free, a queue in front of you, a few seconds for each visitor.',
      points: [
        '“I am here now”: every lead you capture belongs to the event, and the form asks its questions',
        'Save and scan next: the camera is ready again after each lead',
        'A badge without a name is kept, and filled in from the organiser’s list',
        'A board shows who has been contacted, and who is still waiting',
      ],
      camera:
        'The camera on a phone, with a guide around a business card and a large shutter button.',
    },
    // Invented testimonials that show what the page would look like, and are marked as such.
    testimonials: {
      title: 'Testimonials',
      lede: 'These three are examples that we wrote ourselves. Yours could be the first real one.',
      example: 'Example',
      shoebox: {
        text: 'We used to bring home a shoebox of cards. Now the last stand of the day is the last time anyone types a name.',
        role: 'Head of Sales, a maker of packaging machines',
      },
      trust: {
        text: 'It marks what it cannot read. That is why I trust the rest.',
        role: 'Sales Agent, a software company',
      },
      monday: {
        text: 'On Monday I see who has been waiting for an answer since Thursday. That alone changed how we follow up.',
        role: 'Sales Manager, a travel group',
      },
    },
    security: {
      title: 'Your contacts are your business',
      lede: 'What the software does today. Your IT department finds the rest in the <link>security documentation</link>.',
      company: {
        title: 'Your company’s leads stay yours',
        text: 'Agents see their leads, managers their company’s. The server checks it at every step.',
      },
      phone: {
        title: 'A lost phone is no lost list',
        text: 'You see where you are signed in, and can sign out everywhere at once.',
      },
      cookies: {
        title: 'No cookies, no trackers',
        text: 'Pages load nothing from other companies, and nobody follows your visitors.',
      },
      reading: {
        title: 'Cards are read on this server',
        text: 'Pictures of cards are not sent to another company to be read.',
      },
      audit: {
        title: 'Who changed what, for administrators',
        text: 'Roles, members, passwords and exports leave a line that nobody can edit.',
      },
      export: {
        title: 'Yours to take along',
        text: 'Managers export every lead to a spreadsheet, whenever they like.',
      },
    },
    closing: {
      title: 'Bring the next card home as a lead.',
      text: 'Start with the cards in your pocket. It takes one picture.',
      start: 'Get Started',
      book: 'Book Demo',
    },
  },
  {
    de: async () => (await import('../languages/de/landing.ts')).default.landing,
    hi: async () => (await import('../languages/hi/landing.ts')).default.landing,
    ar: async () => (await import('../languages/ar/landing.ts')).default.landing,
  },
);
