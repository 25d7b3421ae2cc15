import { messages } from '@cardinal/contract/messages';

/** The list of keyboard shortcuts. */
export const shortcutMessages = messages(
  {
    title: 'Keyboard shortcuts',
    use: 'Use single-key shortcuts',
    capture: 'Capture a lead',
    search: 'Search',
    move: 'Next and previous lead',
    open: 'Open the lead',
    status: 'Set its status: Hot, Warm, Cold, Closed',
    select: 'Select it',
    assign: 'Assign it (managers)',
    complete: 'Fill in what it lacks, if it is incomplete',
    proposals: 'Among suggested changes: approve, refuse',
    today: 'Today: email, call, WhatsApp, later, done',
    lead: 'In an open lead: plan a follow-up, add a note',
    close: 'Close',
    list: 'This list',
  },
  {
    de: async () => (await import('../languages/de/portal.ts')).default.shortcuts,
    hi: async () => (await import('../languages/hi/portal.ts')).default.shortcuts,
  },
);
