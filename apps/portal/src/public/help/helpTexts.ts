import { CalendarDays, LifeBuoy, MessagesSquare, ScanLine } from 'lucide-react';
import { article } from '../parts/links.ts';
import { publicPaths } from '@cardinal/contract/paths';
import { freeCards } from '../pricing/plans.ts';

/** Ways to get help. */
export const supportCards = [
  {
    icon: ScanLine,
    title: 'Your first card',
    text: 'From the photo to a lead that you can call, in five steps.',
    link: 'Scan your first card',
    href: article('first-card'),
  },
  {
    icon: CalendarDays,
    title: 'Before the fair',
    text: 'Ask the same short questions at the stand, and know whom to call first.',
    link: 'Ask questions at an event',
    href: article('questions'),
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
    text: 'Resets passwords, approves members, and gives everyone a role.',
    link: 'Roles and access',
    href: article('roles'),
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
      'Agents see the leads that they captured or were given. Managers and administrators see all leads of their company. Nobody outside the company sees any. Leads you capture without a company are yours alone.',
  },
  {
    question: 'Does it work without a network?',
    answer:
      'Capturing leads does, once you have used Cardinal on the device. A lead that you save is kept there and sent when the network is back, and a photo of a card waits until it can be read. Waiting captures in the menu lists them.',
  },
] as const;
