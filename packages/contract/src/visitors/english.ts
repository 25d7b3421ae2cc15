import type { LeadFieldWith } from '../labels.ts';

/** A field that visitors fill in. */
export type VisitorField = LeadFieldWith<'partner', true | 'more'>;

/** What visitors read on the hosted form and in the elements, in English. */
export const english = {
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    position: 'Position',
    mobile: 'Mobile',
    website: 'Website',
    address: 'Address',
    linkedin_url: 'LinkedIn profile',
    notes: 'Message',
  },
  form: {
    title: 'Your details',
    privacy: '{company} receives what you enter here and may contact you.',
    privacyLink: 'Privacy policy',
    required: 'Fields marked with * are required.',
    more: 'More details',
    optional: 'optional',
    send: 'Send',
    sent: 'Thank you',
    sentTo: 'Your details have reached {company}.',
    kept: 'Not sent yet',
    keptHelp:
      'There is no connection. Your details are kept on this device and sent to {company} as soon as there is one: leave this page open, or open it again within 24 hours.',
    another: 'Enter another person',
    trap: 'Leave this field empty',
    loading: 'Loading the form',
  },
  card: {
    title: 'Photo of a business card',
    hint: 'We read the card and fill in the fields below. The photo is not kept.',
    choose: 'Fill in from a business card',
    read: 'Read the card',
    reading: 'Reading the card…',
    done: 'The card was read. Please check the fields, then send them.',
    unreadable: 'No card was found in the photo. Please take it again, or fill in the fields.',
    failed: 'The photo could not be read. Please choose another, or fill in the fields.',
    tooLarge: 'The photo is too large. Please choose one of at most 10 MB.',
  },
  questions: {
    clear: 'Clear',
    clearOf: 'Clear the answer to {question}',
    choose: 'Please choose',
  },
  errors: {
    title: 'Please check these fields',
    page: 'Error',
    missing: '{field} is required.',
    tooLong: '{field}: please use at most {most, plural, one {# character} other {# characters}}.',
    email: 'Please enter a complete email address, such as ada@example.com.',
    link: 'Please enter a web address, such as www.example.com.',
    wrong: '{field} contains characters that are not allowed.',
    unanswered: 'Please answer this question.',
    answer: 'This answer was not accepted. Please choose again.',
    consent: 'Please tick this box. Without it, the form cannot be sent.',
    consentChanged: 'This text has changed. Please read it again, and tick the box if you agree.',
  },
  problems: {
    title: 'This can’t be shown here',
    notSent: 'This was not sent',
    retry: 'Try again',
    busy: 'This form cannot take more entries at the moment. Please try again later.',
    ended: 'This form is not available',
    endedHelp: 'It has expired, was closed by its owner, or its address is not complete.',
    forbidden: 'This form cannot be sent from here',
    forbiddenHelp: 'The page that sent it is not one of those for which the form was made.',
    noKey: 'This page specifies no partner key (attribute partner-key).',
    keyRefused: 'The partner key is unknown, has expired or was revoked.',
    originRefused:
      'The partner key does not allow pages from {origin}. The manager of the key can add this address.',
    scope: 'The partner key does not permit this ({scope}).',
    unreachable: 'The server can’t be reached. Check your connection and try again.',
    unknown: 'Something went wrong. Please try again later.',
  },
} as const;
