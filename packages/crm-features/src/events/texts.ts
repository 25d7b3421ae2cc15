import { messages, type TextsOf } from '@cardinal/contract/messages';
import { listMessages } from '../lists/texts.ts';

const form = {
  name: 'Event Name',
  description: 'Description',
  location: 'Location',
  start: 'Start Date & Time',
  end: 'End Date & Time',
  photo: 'Photo/Banner URL',
  photoHelp: 'An address that begins with https://. If empty, a banner is drawn.',
  link: 'Event URL',
  required: '{label} is required.',
  webAddress: 'Enter an address that begins with http:// or https://.',
  order: 'Start date must be before end date.',
  requiredNote: '* Required',
  cancel: 'Cancel',
} as const;

/** The texts of the list of events. */
export const eventListMessages = messages(
  {
    coming: 'Coming up',
    past: 'Past',
    loading: 'Loading events',
    more: 'Show earlier events',
    // Isolated, because the date may be in a language of the other direction.
    until: 'to \u2068{end}\u2069',
    view: 'View Event',
    onNow: 'On now',
    empty: 'No events yet',
    emptyHelp: 'Events appear here once there are any.',
    failed: 'The events could not be loaded',
    outdated: 'The events may be out of date',
    offline: listMessages.english.offline,
    offlineHelp: 'The events load as soon as you are connected again.',
  },
  {
    de: async () => (await import('../languages/de/events.ts')).default.eventList,
    hi: async () => (await import('../languages/hi/events.ts')).default.eventList,
  },
);

/** Texts of the list of events: its visitors have more languages than the users. */
export type EventListTexts = TextsOf<typeof eventListMessages> & {
  /** In place of the server's sentence, which is in English. */
  failedHelp?: string;
};

/** Every text of the events; titles, buttons and toasts are worded as in the specification. */
export const eventMessages = messages(
  {
    title: 'Events Management',
    create: 'Create Event',
    summary: {
      now: '{count, plural, one {# on now} other {# on now}}',
      coming: '{count, plural, one {# coming up} other {# coming up}}',
      past: '{count, plural, one {# past} other {# past}}',
      nothing: 'Trade fairs, conferences and visits where you meet your leads',
    },
    list: 'Events',
    card: {
      details: 'Event Details',
      createLeads: 'Create Leads',
      leads: '{count, plural, =0 {No leads yet} one {# lead} other {# leads}}',
    },
    empty: {
      description: 'Create one, and it collects the leads that you capture there.',
      action: 'Create Your First Event',
    },
    signedOut: {
      title: 'Sign in to see the events',
      description: 'Your session has ended. Sign in again to see the events.',
    },
    failed: {
      forbiddenTitle: 'You can’t see the events',
    },
    form,
    createDialog: { title: 'Create Event', submit: 'Create Event' },
    editDialog: { title: 'Edit Event', submit: 'Save Changes' },
    discard: {
      title: 'Discard what you entered?',
      description: 'It has not been saved yet.',
      confirm: 'Discard',
      cancel: 'Keep editing',
    },
    remove: {
      action: 'Delete',
      title: 'Delete {name}?',
      description: 'Its leads are kept, but no longer belong to an event. This can’t be undone.',
      confirm: 'Delete Event',
      cancel: 'Cancel',
    },
    attendees: {
      title: 'Create Leads from Event Attendees',
      block: 'Attendee {number}',
      fields: {
        firstName: 'First Name',
        lastName: 'Last Name',
        email: 'Email',
        phone: 'Phone',
        company: 'Company',
        position: 'Position',
      },
      required: form.required,
      add: 'Add Another Attendee',
      full: 'At most {most} attendees at once.',
      remove: 'Remove',
      submit: 'Create Leads',
      cancel: 'Cancel',
      partial:
        '{complete} of {entered} attendees are complete. The others lack a first name, last name or email, and do not become leads.',
      count: '{entered} entered',
    },
    page: {
      breadcrumbs: 'Events',
      edit: 'Edit',
      scan: 'Scan a card',
      here: 'I am here now',
      hereHelp:
        'Until the event ends, the leads you capture belong to it and are asked its questions.',
      when: 'When',
      where: 'Where',
      leads: 'Leads',
      zone: 'Times in {zone}',
      untitled: 'Event',
      loading: 'Loading event',
      failedTitle: 'The event could not be loaded',
      gone: {
        page: 'Event not found',
        reason: 'It was deleted, or the link is incomplete',
        action: 'Back to events',
      },
    },
    filter: {
      only: 'Only leads of <event></event>',
      onlyOneEvent: 'Only leads of one event',
      stages: {
        owned: 'owned',
        contacted: 'contacted',
        answered: 'replied or met',
        closed: 'closed',
        waiting: 'not contacted yet',
      },
      clear: 'Show all leads',
    },
    toasts: {
      error: 'Error',
      missing: {
        title: 'Missing Information',
        description: 'Please fill in all required fields (Name, Location, Start Date, End Date).',
      },
      order: { title: 'Invalid Date Range', description: 'Start date must be before end date.' },
      created: 'Event created',
      createFailed: 'Failed to create event',
      updated: 'Event updated',
      updateFailed: 'Update failed',
      updateFallback: 'Failed to update event',
      deleted: 'Event deleted',
      deletedDescription: '{name} is gone; its leads are kept.',
      deleteFailed: 'Failed to delete event',
      noAttendee: 'Please add at least one valid attendee',
      leadsCreated: 'Leads created',
      leadsOf: '{count, plural, one {# lead from {name}.} other {# leads from {name}.}}',
      duplicates:
        '{count, plural, one {One of them is probably a duplicate.} other {# of them are probably duplicates.}}',
      leadsFailed: 'Failed to create leads from event',
      leadsFallback: 'Failed to create leads',
    },
  },
  {
    de: async () => (await import('../languages/de/events.ts')).default.event,
    hi: async () => (await import('../languages/hi/events.ts')).default.event,
  },
);
