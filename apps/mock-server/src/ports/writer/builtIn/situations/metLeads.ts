import { dayMs } from '@cardinal/contract/limits';
import { colleague, fair, now, person, selling, type Situation } from './briefs.ts';

/** First emails to people whom somebody of us met, or who are on a list. */
export const metLeads: readonly Situation[] = [
  [
    'met at a fair, hot, phone known, wants a price for a quantity by a date',
    {
      lead: {
        ...person('Grace', 'Okafor', 'Kestrel Supplies', 'Head of Purchasing'),
        status: 'Hot',
        source: 'Business Card Scan',
        hasPhone: true,
        country: 'GB',
        notes: 'met at booth B42, wants pricing for 50 seats by end of January. Budget 20k',
      },
      event: fair,
      sender: selling,
    },
  ],
  [
    'met at a fair, hot, a call agreed for Tuesday, no phone',
    {
      lead: {
        ...person('Tom', 'Barrett', 'Barrett & Sons', 'Owner'),
        status: 'Hot',
        source: 'Business Card Scan',
        country: 'GB',
        notes: 'asked for quote for laptops, call back tues',
      },
      event: { ...fair, startAt: now - 2 * dayMs, endAt: now - dayMs },
      sender: selling,
    },
  ],
  [
    'met at a fair by a colleague, a demo wanted',
    {
      lead: {
        ...person('Priya', 'Sharma', 'Malabar Foods', 'IT Manager'),
        source: 'Business Card Scan',
        hasPhone: true,
        country: 'IN',
        notes: 'wants to see a demo next week',
      },
      capturedBy: colleague,
      event: fair,
      sender: selling,
    },
  ],
  [
    'met at a fair by a colleague, nothing noted',
    {
      lead: {
        ...person('Owen', 'Pritchard', 'Cardiff Print'),
        source: 'Business Card Scan',
        country: 'GB',
      },
      capturedBy: colleague,
      event: fair,
      sender: selling,
    },
  ],
  [
    'met at a fair, nothing noted, nothing said about the company',
    {
      lead: {
        ...person('Aoife', 'Byrne', 'Liffey Design', 'Studio Manager'),
        source: 'Business Card Scan',
        country: 'IE',
      },
      event: fair,
    },
  ],
  [
    'on an attendee list of a fair that is over',
    {
      lead: {
        ...person('Samuel', 'Asante', 'Volta Schools', 'Head Teacher'),
        source: 'Event',
        country: 'GH',
      },
      capturedBy: null,
      event: fair,
      sender: selling,
    },
  ],
  [
    'on an attendee list of a fair to come, a name in another script',
    {
      lead: { ...person('太郎', '田中', '田中商事'), source: 'Event', country: 'JP' },
      capturedBy: null,
      event: { name: 'Kansai Expo', startAt: now + 5 * dayMs, endAt: now + 6 * dayMs },
      sender: selling,
    },
  ],
  [
    'a shouted card, a quote for a quantity, Germany',
    {
      lead: {
        ...person(
          'DR. JÜRGEN',
          "O'NEILL-WEISS",
          'NORDWIND LOGISTIK GMBH',
          'HEAD OF IT PROCUREMENT | SPEAKER',
        ),
        source: 'Business Card Scan',
        hasPhone: true,
        country: 'DE',
        notes: 'ASKED FOR QUOTE FOR 12 SAP LICENCES',
      },
    },
  ],
  [
    'a card, samples wanted',
    {
      lead: {
        ...person('Lucía', 'Herrera', 'Café Andino', 'Buyer'),
        source: 'Business Card Scan',
        country: 'CO',
        notes: 'send samples of the new blend',
      },
      sender: {
        company: 'Finca Aurora',
        about: 'We roast single-origin coffee for cafés and hotels.',
      },
    },
  ],
  [
    'a card scanned by a colleague, France, no notes',
    {
      lead: {
        ...person('Camille', 'Laurent', 'Atelier Laurent', 'Gérante'),
        source: 'Business Card Scan',
        country: 'FR',
      },
      capturedBy: colleague,
      sender: selling,
    },
  ],
];
