import type { PartnerScope } from '@cardinal/contract';

const number = (count: number, locale: string) => new Intl.NumberFormat(locale).format(count);

/** Every text of the partner keys. */
export const partnerTexts = {
  hint: 'A partner’s website uses a key to show your capture form or your events. A key is visible to everyone who looks at the page: it works only on the sites that you list.',
  create: 'New key',
  list: 'Partner keys',
  loading: 'Loading partner keys',
  columns: {
    name: 'Partner',
    permits: 'Permits',
    today: 'Leads today',
    used: 'Last used',
    expires: 'Expires',
    actions: 'Actions',
  },
  never: 'Never',
  noExpiry: 'Does not expire',
  expired: 'Expired',
  scopes: {
    capture: 'Capture leads',
    'events:read': 'Show events',
  } satisfies Record<PartnerScope, string>,
  scopeHints: {
    capture: 'Creates leads and scans business cards. The page never reads a lead.',
    'events:read': 'Lists your events with place, time and picture, without your figures.',
  } satisfies Record<PartnerScope, string>,
  captures: (today: number, most: number, locale: string) =>
    `${number(today, locale)} of ${number(most, locale)}`,
  /** The first website, and the number of the others. */
  sites: ([first = '', ...more]: readonly string[]) =>
    more.length === 0 ? first : `${first} +${more.length}`,
  actionsFor: (name: string) => `Actions for ${name}`,
  use: 'Use on a page',
  tryIt: 'Try it',
  setUpForm: 'Set up the form',
  edit: 'Edit',
  revoke: 'Revoke',
  empty: {
    title: 'No partner has a key',
    description: 'Create one to put your capture form or your events on another website.',
  },
  failed: 'The partner keys could not be loaded',
  form: {
    createTitle: 'New partner key',
    editTitle: (name: string) => `Edit ${name}`,
    name: 'Name',
    nameHelp: 'Leads of this key have the source “Partner: …” with this name.',
    origins: 'Websites',
    originsHelp:
      'One per line, such as https://www.example.com. For the hosted form alone, enter the address of this portal.',
    scopes: 'What it permits',
    event: 'Event',
    anyEvent: 'No event',
    deletedEvent: 'Deleted event',
    eventHelp: 'Its leads belong to this event, and only this event is shown.',
    daily: 'Leads per day',
    dailyHelp: 'Once the limit is reached, further leads are refused until midnight UTC.',
    expires: 'Expires',
    expiresHelp: 'Leave empty if the key does not expire.',
    create: 'Create key',
    save: 'Save',
    required: (field: string) => `${field} is required.`,
    noOrigin: 'Enter at least one website.',
    badOrigin: (line: string) => `“${line}” is not a website such as https://www.example.com.`,
    tooManyOrigins: (most: number) => `Enter at most ${most} websites.`,
    noScope: 'Choose at least one.',
    past: 'Choose a time in the future.',
    range: (least: number, most: number, locale: string) =>
      `Enter a number from ${number(least, locale)} to ${number(most, locale)}.`,
  },
  usage: {
    title: (name: string) => `Use ${name} on a page`,
    widgets: 'On a page that permits scripts',
    widgetsHint: 'Paste this where the widget should appear.',
    copySnippet: 'Copy code',
    form: 'As a link, a QR code or an iframe',
    formHint: 'The hosted form works everywhere, without scripts.',
    copyLink: 'Copy link',
    copyFrame: 'Copy iframe code',
    qr: 'QR code of the hosted form',
    done: 'Done',
  },
  revocation: {
    title: (name: string) => `Revoke ${name}?`,
    consequence:
      'The widgets and the form stop working at once, on every page that has the key. This cannot be undone: those pages will need a new key. Leads already captured are kept; entries that wait to be confirmed are deleted.',
    confirm: 'Revoke for good',
    keep: 'Keep',
  },
  discard: {
    title: 'Discard what you entered?',
    description: 'The key is not saved yet.',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },
  toasts: {
    created: 'Key created',
    saved: 'Key saved',
    notSaved: 'The key was not saved',
    revoked: 'Key revoked',
    revokedOf: (name: string) => `Pages with the key of ${name} no longer work.`,
    notRevoked: 'The key was not revoked',
  },
} as const;
