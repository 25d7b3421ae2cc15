import {
  BarChart3,
  Database,
  EyeOff,
  KeyRound,
  ListChecks,
  Lock,
  Mail,
  QrCode,
  ScanLine,
  ScanSearch,
  ScrollText,
  Tags,
  UserRoundCheck,
} from 'lucide-react';
import { docs } from '../parts/links.ts';

/** The specification's claims as targets, each with what is true today. */
export const targets = [
  {
    figure: '99.9%',
    label: 'accuracy and uptime',
    today:
      'Today it reads nine of ten printed fields right on cards it had never seen, and marks those it doubts.',
  },
  {
    figure: '2 min',
    label: 'to set up',
    today: 'Today you create an account and scan your first card. There is nothing to install.',
  },
  {
    figure: '70%',
    label: 'faster processing',
    today: 'Today a photo becomes a filled-in form about a second after it reaches the server.',
  },
] as const;

/** The method behind the figures of today. */
export const method = docs('card-reader', 'how-it-is-measured');

/** The features of Cardinal, in six points. */
export const features = [
  {
    icon: ScanLine,
    title: 'Cards without typing',
    text: 'Photograph the card. Fields it is unsure of come marked, with that piece of the card beside them.',
  },
  {
    icon: ListChecks,
    title: 'Your questions at the stand',
    text: 'Up to eight questions per event. The answers suggest Hot, Warm or Cold; your team decides.',
  },
  {
    icon: QrCode,
    title: 'Badges too',
    text: 'The same scan reads the codes on badges, and the organiser’s list fills in the names later.',
  },
  {
    icon: Mail,
    title: 'The first email is half written',
    text: 'The draft starts from what you noted, and waits for you to send it.',
  },
  {
    icon: UserRoundCheck,
    title: 'Nobody left waiting',
    text: 'Managers see which leads have no owner, and share them out fairly.',
  },
  {
    icon: BarChart3,
    title: 'What the fair brought in',
    text: 'One board per event: captured, contacted, replied, closed. Ready to print.',
  },
] as const;

/** The four steps of How It Works. */
export const steps = [
  { title: 'Scan', text: 'Photograph the card while you talk, or choose a picture that you have.' },
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
    text: 'Leads without an owner wait in one list, until a manager gives them to someone.',
    points: [
      'Whoever has waited longest is at the top',
      'Drag a lead onto an agent, or select several',
      'Sharing out fairly gives each lead to whoever has the fewest',
      'Agents see their own leads, managers everybody’s',
      'Each hand-over is in the lead’s history',
    ],
    picture: 'assignment',
    alt: 'Lead Assignment: leads without an owner, how long each has waited, and a button that shares them out fairly.',
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
    alt: 'The list of leads with tabs, search and filters, and the status of each lead.',
  },
  {
    id: 'communication',
    label: 'Communication',
    icon: Mail,
    title: 'The first email is half written',
    text: 'The draft comes from the lead’s own facts: where you met, what you noted, what was said last.',
    points: [
      'A first email and follow-ups after three days, a week and a month',
      'Call, WhatsApp and meeting invitations from the same place',
      'Every email has an unsubscribe link, and a no is respected',
      'You see whether a language model or the built-in writer wrote it',
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
    alt: 'The dashboard of a manager: four figures and their change in 30 days, with charts below.',
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

/** Actual security features. */
export const securityPoints = [
  {
    icon: Lock,
    title: 'Your company’s leads stay yours',
    text: 'Agents see their leads, managers their company’s. The server checks it at every step.',
  },
  {
    icon: KeyRound,
    title: 'A lost phone is no lost list',
    text: 'You see where you are signed in, and can sign out everywhere at once.',
  },
  {
    icon: EyeOff,
    title: 'No cookies, no trackers',
    text: 'Pages load nothing from other companies, and nobody follows your visitors.',
  },
  {
    icon: ScanLine,
    title: 'Cards are read on this server',
    text: 'Pictures of cards are not sent to another company to be read.',
  },
  {
    icon: ScrollText,
    title: 'Who changed what, for administrators',
    text: 'Roles, members, passwords and exports leave a line that nobody can edit.',
  },
  {
    icon: Database,
    title: 'Yours to take along',
    text: 'Managers export every lead to a spreadsheet, whenever they like.',
  },
] as const;

/** The page for those who check the security of software. */
export const securityDetails = docs('security');

/** The features of event mode. */
export const eventPoints = [
  '“I am here now”: every lead you capture belongs to the event, and the form asks its questions',
  'Save and scan next: the camera is ready again after each lead',
  'A badge without a name is kept, and filled in from the organiser’s list',
  'A board shows who has been contacted, and who is still waiting',
] as const;
