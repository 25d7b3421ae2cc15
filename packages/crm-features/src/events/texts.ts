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
  required: (label: string) => `${label} is required.`,
  webAddress: 'Enter an address that begins with http:// or https://.',
  order: 'Start date must be before end date.',
  requiredNote: '* Required',
  cancel: 'Cancel',
} as const;

/** What an event's visitors may read as well, who have more languages than the users. */
export interface EventListTexts {
  coming: string;
  past: string;
  loading: string;
  more: string;
  /** When an event ends, after the time at which it begins. */
  until: (values: { end: string }) => string;
  view: string;
  onNow: string;
  empty: string;
  emptyHelp: string;
  failed: string;
  /** In place of the server's sentence, which is in English. */
  failedHelp?: string;
  outdated: string;
  offline: string;
  offlineHelp: string;
}

/** The texts of the list of events. */
export const eventListTexts: EventListTexts = {
  coming: 'Coming up',
  past: 'Past',
  loading: 'Loading events',
  more: 'Show earlier events',
  // Isolated, because the date may be in a language of the other direction.
  until: ({ end }) => `to \u2068${end}\u2069`,
  view: 'View Event',
  onNow: 'On now',
  empty: 'No events yet',
  emptyHelp: 'Events appear here once there are any.',
  failed: 'The events could not be loaded',
  outdated: 'The events may be out of date',
  offline: listMessages.english.offline,
  offlineHelp: 'The events load as soon as you are connected again.',
};

/** Every text of the events; titles, buttons and toasts are worded as in the specification. */
export const eventTexts = {
  title: 'Events Management',
  create: 'Create Event',
  summary: {
    now: (count: string) => `${count} on now`,
    coming: (count: string) => `${count} coming up`,
    past: (count: string) => `${count} past`,
    nothing: 'Trade fairs, conferences and visits where you meet your leads',
  },
  list: 'Events',
  card: {
    details: 'Event Details',
    createLeads: 'Create Leads',
    leads: (count: number, formatted: string) =>
      count === 0 ? 'No leads yet' : `${formatted} ${count === 1 ? 'lead' : 'leads'}`,
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
    title: (name: string) => `Delete ${name}?`,
    description: 'Its leads are kept, but no longer belong to an event. This can’t be undone.',
    confirm: 'Delete Event',
    cancel: 'Cancel',
  },
  attendees: {
    title: 'Create Leads from Event Attendees',
    block: (number: string) => `Attendee ${number}`,
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
    full: (most: string) => `At most ${most} attendees at once.`,
    remove: 'Remove',
    submit: 'Create Leads',
    cancel: 'Cancel',
    partial: (complete: string, entered: string) =>
      `${complete} of ${entered} attendees are complete. The others lack a first name, last name or email, and do not become leads.`,
    count: (entered: string) => `${entered} entered`,
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
    zone: (zone: string) => `Times in ${zone}`,
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
    only: 'Only leads of',
    oneEvent: 'one event',
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
    deletedDescription: (name: string) => `${name} is gone; its leads are kept.`,
    deleteFailed: 'Failed to delete event',
    noAttendee: 'Please add at least one valid attendee',
    leadsCreated: 'Leads created',
    leadsOf: (count: number, formatted: string, name: string) =>
      `${formatted} ${count === 1 ? 'lead' : 'leads'} from ${name}.`,
    duplicates: (count: number, formatted: string) =>
      count === 1
        ? 'One of them is probably a duplicate.'
        : `${formatted} of them are probably duplicates.`,
    leadsFailed: 'Failed to create leads from event',
    leadsFallback: 'Failed to create leads',
  },
} as const;
