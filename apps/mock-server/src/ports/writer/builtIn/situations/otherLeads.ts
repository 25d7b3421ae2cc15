import { ago, fair, person, selling, type Situation } from './briefs.ts';

/** First emails for other reasons, or after earlier contact. */
export const otherLeads: readonly Situation[] = [
  [
    'a referral, cold, a wish, prefers email',
    {
      lead: {
        ...person('amélie', '', '', 'CFO'),
        source: 'Referral',
        status: 'Cold',
        country: 'CA',
        notes: 'wants to replace their CRM next year; not keen on calls',
      },
      sender: { about: 'A simple CRM for small sales teams' },
    },
  ],
  [
    'a referral, head of a company, no notes',
    {
      lead: {
        ...person('Daniel', 'Whitcombe', 'Whitcombe Interiors', 'Managing Director'),
        source: 'Referral',
        country: 'GB',
      },
      capturedBy: null,
      sender: selling,
    },
  ],
  [
    'filled in the form of the website',
    {
      lead: {
        ...person('Noah', 'Fischer', 'Alpenblick Hotel'),
        source: 'Partner: Website',
        country: 'AT',
        notes: 'Interested in 20 laptops for reception and offices',
      },
      capturedBy: null,
      sender: selling,
    },
  ],
  [
    'answers at the stand instead of notes',
    {
      lead: {
        ...person('Ewa', 'Nowak', 'Bałtyk Logistics', 'Operations Director'),
        source: 'Business Card Scan',
        country: 'PL',
      },
      event: fair,
      sender: selling,
      answers: [
        {
          kind: 'choices',
          question: 'What are you interested in?',
          answer: 'Faster delivery, On-site service',
        },
        { kind: 'timeframe', question: 'When do you plan to start?', answer: 'Within 3 months' },
        { kind: 'budget', question: 'Budget?', answer: 'Above 50,000' },
      ],
    },
  ],
  ['a first name alone', { lead: { id: 'lead-a' } }],
  [
    'a first name alone, the company says what it sells',
    { lead: { id: 'lead-b', firstName: 'Hannah' }, sender: selling },
  ],
  [
    'a mailbox instead of a name, imported',
    {
      lead: { ...person('info', '', 'Acme Inc.'), source: 'import' },
      capturedBy: null,
      sender: selling,
    },
  ],
  [
    'imported, the sender has no company',
    {
      lead: { ...person('Ravi', 'Menon', 'Yahoo!', 'Engineer'), source: 'import', country: 'IN' },
      capturedBy: null,
      sender: { name: 'Lukas Brandt', company: '' },
    },
  ],
  [
    'a first email chosen although one was sent before',
    {
      lead: {
        ...person('Helen', 'Murray', 'Clyde Marine', 'Procurement Lead'),
        hasPhone: true,
        country: 'GB',
        notes: 'interested in 30 laptops for the crew',
        status: 'Hot',
      },
      contacts: [ago('email', 4, { subject: 'Laptops for your crew' })],
      sender: selling,
    },
  ],
  [
    'a call before the first email',
    {
      lead: {
        ...person('Marcus', 'Bell', 'Bell Removals', 'Owner'),
        hasPhone: true,
        country: 'US',
        notes: 'discussed warehouse tablets',
      },
      contacts: [ago('call', 3)],
      sender: selling,
    },
  ],
  [
    'formal company, hot, trial wanted by the end of the year',
    {
      lead: {
        ...person('Ingrid', 'Solberg', 'Fjord Clinics', 'Chief Nurse'),
        status: 'Hot',
        source: 'Business Card Scan',
        hasPhone: true,
        country: 'NO',
        notes: 'Would like a trial before the end of the year.',
      },
      event: fair,
      sender: {
        company: 'Meridian Health',
        about: 'make rota software for hospitals',
        tone: 'formal',
      },
    },
  ],
  [
    'closed, first email',
    {
      lead: { ...person('Peter', 'Lang', 'Lang Optik'), status: 'Closed', country: 'CH' },
      sender: selling,
    },
  ],
];
