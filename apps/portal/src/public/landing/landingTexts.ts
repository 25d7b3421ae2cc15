import { publicPaths } from '@cardinal/contract/paths';
import {
  BarChart3,
  CalendarDays,
  CloudOff,
  Database,
  EyeOff,
  Feather,
  KeyRound,
  Lock,
  Mail,
  ScanLine,
  ScanSearch,
  ScrollText,
  Tags,
  Thermometer,
  UserRoundCheck,
} from 'lucide-react';
import { docs } from '../parts/links.ts';

/** The specification's claims. They have not been measured, so each is shown as a target. */
export const targets = [
  { figure: '99.9%', label: 'accuracy and uptime' },
  { figure: '2 min', label: 'to set up' },
  { figure: '70%', label: 'faster processing' },
] as const;

/** Measured figures, with links to the method. */
export const measured = [
  {
    figure: '90.3%',
    label: 'of the printed fields read correctly on 20 real cards held back for testing',
    more: '98.3% on all 61 real cards. How it is measured',
    href: docs('card-reader', 'how-it-is-measured'),
  },
  {
    figure: '0.7–1.0 s',
    label: 'from photo to filled-in lead on two cores, depending on the card',
    more: 'How it was measured',
    href: docs('card-reader', 'how-it-is-measured'),
  },
  {
    figure: '1 command',
    label: 'starts the portal, the API and a database, with nothing to set up first',
    more: 'What npm start does',
    href: `${publicPaths.docs}#two-commands`,
  },
] as const;

/** The features of Cardinal, in six points. */
export const features = [
  {
    icon: ScanLine,
    title: 'Scanning that admits doubt',
    text: 'Fields it is unsure of come marked, with the line from the card beside them.',
  },
  {
    icon: Feather,
    title: 'A first draft in your words',
    text: 'Emails start from what you noted, and wait for you to send them.',
  },
  {
    icon: Thermometer,
    title: 'Four states, no theory',
    text: 'Hot, Warm, Cold, Closed. One key each, on the list or in the lead.',
  },
  {
    icon: CalendarDays,
    title: 'Events from one screen',
    text: 'Turn an attendee list into leads that know where you met.',
  },
  {
    icon: UserRoundCheck,
    title: 'Nobody left waiting',
    text: 'Managers see which leads have no owner and distribute them fairly.',
  },
  {
    icon: CloudOff,
    title: 'A bad network is fine',
    text: 'What you typed and the picture you took stay on the phone until they are saved.',
  },
] as const;

/** The four steps of How It Works. */
export const steps = [
  { title: 'Scan', text: 'Point the phone at the card, or choose a picture that you have.' },
  { title: 'Check', text: 'Confirm the marked fields; everything else is filled in.' },
  { title: 'Write', text: 'Take the draft, change a line, send it the same day.' },
  { title: 'Follow up', text: 'Three days, a week, a month: the list says who is due.' },
] as const;

/** The feature tabs. */
export const tabs = [
  {
    id: 'enrichment',
    label: 'Enrichment',
    icon: ScanSearch,
    title: 'A picture becomes a complete contact',
    text: 'Name, company, position, email and phone are read from the card and filled in.',
    points: [
      'A QR code on the card wins over the printed text',
      'Phone numbers get the country that the rest of the card points to',
      'What is uncertain is marked, and the piece of the card is shown beside it',
      'Likely duplicates are named before you save them twice',
    ],
    picture: 'review',
    alt: 'The review form: a photographed business card on the left, the fields read from it on the right, two of them marked for checking.',
  },
  {
    id: 'assignment',
    label: 'Assignment',
    icon: UserRoundCheck,
    title: 'Every lead has an owner who follows up',
    text: 'Whoever captures a lead owns it, until a manager gives it to someone else.',
    points: [
      'Managers and administrators assign one lead or five hundred',
      'A fair share gives each agent as many as the others have',
      'Agents see their own leads, managers everybody’s',
      'Each hand-over is in the lead’s history',
    ],
    picture: 'detail',
    alt: 'A lead that is open: the email to write on the left, contact, owner, status and recent activity on the right.',
  },
  {
    id: 'tags',
    label: 'Tags',
    icon: Tags,
    title: 'A status, a type and a source, and no more',
    text: 'Three tags are enough to know what to do next, so people really set them.',
    points: [
      'Hot, Warm, Cold and Closed, changed from the list with one key',
      'Event Leads, Action Required and Pending Follow-up as tabs with counts',
      'Filters by status and source, and a search over names and companies',
    ],
    picture: 'list',
    alt: 'The list of leads with tabs, search and filters; the status menu of one lead is open.',
  },
  {
    id: 'communication',
    label: 'Communication',
    icon: Mail,
    title: 'The first email is half written',
    text: 'The draft comes from the lead’s own facts: where you met, what was noted, what was said last.',
    points: [
      'A first email and follow-ups after three days, a week and a month',
      'Call, WhatsApp and meeting invitations from the same place',
      'Every email has an unsubscribe link, and a no is respected',
      'Works without a language model; with one, you see which wrote',
    ],
    picture: 'email',
    alt: 'The email composer with a generated first email to a lead.',
  },
  {
    id: 'analytics',
    label: 'Analytics',
    icon: BarChart3,
    title: 'Figures that are counted, never guessed',
    text: 'Total, hot, waiting and from events: four figures, compared with the 30 days before.',
    points: [
      'A dash where there is nothing to compare with',
      'Emails and calls per member and week, from the history itself',
      'Export to a spreadsheet with the filters of the list',
    ],
    picture: 'figures',
    alt: 'Four cards with the figures of the dashboard and their change in 30 days.',
  },
] as const;

/** Invented testimonials that show what the page would look like, and are marked as such. */
export const testimonials = [
  {
    text: 'We used to bring home a shoebox of cards. Now the last stand of the day is the last time anyone types a name.',
    name: 'Mira Okafor',
    role: 'Head of Sales, a maker of packaging machines',
  },
  {
    text: 'It marks what it cannot read. That is why I trust the rest.',
    name: 'Jonas Lindqvist',
    role: 'Sales Agent, a software company',
  },
  {
    text: 'On Monday I see who has been waiting for an answer since Thursday. That alone changed how we follow up.',
    name: 'Ananya Rao',
    role: 'Sales Manager, a travel group',
  },
] as const;

/** Actual security features, each with the document that describes it. */
export const securityPoints = [
  {
    icon: Lock,
    title: 'Your company’s records stay yours',
    text: 'Every read and write is checked on the server. Agents see their leads, managers their company’s.',
    link: 'Authorization',
    href: docs('security', 'v8-authorization'),
  },
  {
    icon: KeyRound,
    title: 'Passwords and tokens only as hashes',
    text: 'argon2id for passwords. Sessions expire, are listed, and can be ended everywhere.',
    link: 'Session management',
    href: docs('security', 'v7-session-management'),
  },
  {
    icon: EyeOff,
    title: 'No cookies, no trackers',
    text: 'Pages load nothing from other hosts, and a strict policy in the browser keeps it so.',
    link: 'Web frontend',
    href: docs('security', 'v3-web-frontend-security'),
  },
  {
    icon: ScanLine,
    title: 'Cards are read on this server',
    text: 'Pictures are decoded in a process of their own, read, and forgotten. Nothing is sent elsewhere.',
    link: 'The card reader',
    href: docs('card-reader'),
  },
  {
    icon: ScrollText,
    title: 'Who changed what, for administrators',
    text: 'Roles, members, passwords and exports leave a line in an audit trail that nobody can edit.',
    link: 'Logging',
    href: docs('security', 'v16-security-logging-and-error-handling'),
  },
  {
    icon: Database,
    title: 'Backups that are checked',
    text: 'One command backs up while the server runs, and verifies the file before it says so.',
    link: 'Backup and restore',
    href: docs('operating', 'backup-and-restore'),
  },
] as const;

/** The features of event mode. */
export const eventPoints = [
  'Leads remember the event where you met, and the emails mention it',
  'Save and scan next: the camera is ready again after each lead',
  'Attendees can be entered as a list and become leads together',
] as const;
