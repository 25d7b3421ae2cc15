import { BookOpen, LifeBuoy, MessagesSquare, ShieldCheck } from 'lucide-react';
import { docs } from '../parts/links.ts';
import { publicPaths } from '@cardinal/contract/paths';
import { freeCards } from '../pricing/plans.ts';

/** Ways to get help. */
export const supportCards = [
  {
    icon: BookOpen,
    title: 'Documentation',
    text: 'Setup, settings and every command, on one page.',
    link: 'Read the documentation',
    href: publicPaths.docs,
  },
  {
    icon: LifeBuoy,
    title: 'Is it working?',
    text: 'The health of this server, measured when you open the page.',
    link: 'Open the status page',
    href: publicPaths.status,
  },
  {
    icon: MessagesSquare,
    title: 'Your administrator',
    text: 'Whoever runs this server resets passwords and approves members.',
    link: 'What administrators can do',
    href: docs('operating', 'people'),
  },
  {
    icon: ShieldCheck,
    title: 'Security',
    text: 'Found a vulnerability? There is a way to report it in confidence.',
    link: 'Report a vulnerability',
    href: docs('reporting', 'reporting-a-vulnerability'),
  },
] as const;

/** Frequently asked questions. */
export const questions = [
  {
    question: 'How do I capture a lead from a business card?',
    answer:
      'Open Lead Capture, choose Business Card Scan and take a picture, or choose one that you have. The fields are filled in; what is uncertain is marked with the piece of the card beside it. Check those, then save.',
  },
  {
    question: 'What does the Free plan cover?',
    answer: `${freeCards} business cards in total, one event, a one-time import and export, and the Excel download. The plans describe the offer: the software itself does not count or stop you.`,
  },
  {
    question: 'I forgot my password. What now?',
    answer:
      'Choose “Forgot password?” where you sign in. You get a link that works once, for an hour. If this server sends no email, your administrator can give you such a link.',
  },
  {
    question: 'Who can see my leads?',
    answer:
      'Agents see the leads they captured or were given. Managers and administrators see all leads of their company. Nobody outside the company sees any. Leads you capture without a company are yours alone.',
  },
  {
    question: 'Does it work without a network?',
    answer:
      'What you typed and the picture you took stay on the device until they have been saved. Reading a card needs the server; typing a lead does not.',
  },
] as const;
