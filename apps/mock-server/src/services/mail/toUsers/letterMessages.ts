import { messages } from '@cardinal/contract/messages';

/** Every text of the emails to users. */
export const letterMessages = messages(
  {
    hello: 'Hello {name},',
    helloStranger: 'Hello,',
    welcome: {
      subject: 'Welcome to Cardinal',
      request:
        'Welcome to Cardinal. Please confirm your email address by opening this link, which works for 7 days:',
    },
    verification: {
      subject: 'Confirm your email address',
      request:
        'Please confirm the email address of your Cardinal account by opening this link, which works for 7 days:',
    },
    confirm: 'Confirm my email address',
    registrant: {
      alone: '{name} registered this address.',
      member: '{name} registered this address and belongs to the company {company}.',
      asked: '{name} registered this address and asked to join the company {company}.',
    },
    /** After a sentence of `registrant`. */
    disown: '{registrant} If this wasn’t you, remove the account on this page:',
    notMe: 'This wasn’t me',
    reset: {
      subject: 'Set a new password',
      request: 'You asked for a new password for Cardinal. Open this link to choose one:',
      choose: 'Choose a new password',
      once: 'It works once, for one hour. If you did not ask for it, your password stays as it is.',
      /** Around a sentence of `registrant`. */
      warning:
        'This address was never confirmed. {registrant} Setting a new password resets the account: it will belong to no company, and will no longer have its current leads.',
      keep: 'If the account is yours and you want to keep it as it is, confirm the address first:',
    },
    anew: {
      subject: 'Your Cardinal account has been reset',
      confirmed:
        'You have just confirmed that this address is yours. {name} had registered an account with it but never confirmed it, so all earlier passwords, sign-ins and invitations have stopped working.',
      left: 'You are no longer in the company {company}. What was created there stays there. You start with an empty workspace of your own.',
      start: 'You start in an empty workspace of your own.',
      openCardinal: 'Open Cardinal',
    },
    invitation: {
      subject: '{inviter} invites you to {company}',
      text: '{inviter} ({email}) invites you to work in {company} on Cardinal, as {role, select, agent {Sales Agent} manager {Sales Manager} other {Administrator}}. Cardinal keeps the contacts that a sales team makes, from the business card to the follow-up.',
      acceptIt: 'Accept the invitation',
      until: 'The invitation is valid until {day}. If you don’t know {inviter}, ignore this email.',
    },
    burst: {
      subject: 'Many entries through {key}',
      text: 'The partner key {key} receives more entries than usual. They may come from a program, so those beyond the usual number are kept apart until you confirm them. Visitors notice nothing, and no entry is lost.',
      look: 'Look through them, then confirm or discard them:',
      see: 'See the entries to confirm',
      once: 'This is the only email about this burst. If a key is misused, revoke it and create another.',
    },
    crmPaused: {
      subject: 'HubSpot was paused',
      text: 'No leads are sent to HubSpot any more. {reason}',
      enterKey: 'What was not sent waits. Enter a new service key to go on:',
      openCrm: 'Open HubSpot',
    },
    webhookPaused: {
      subject: 'A webhook was paused',
      text: 'Nothing could be delivered to {address} for three days, so Cardinal has stopped trying. What it was not told is kept.',
      activate: 'Once the receiver works again, make the webhook active:',
      openWebhooks: 'Open webhooks',
    },
    digest: {
      /** A list of `counts`. */
      subject: 'Your day: {counts}',
      counts: {
        overdue: '{count} overdue',
        today: '{count} for today',
        first: '{count} to contact for the first time',
        unassigned: '{count} without an owner',
      },
      titles: {
        overdue: 'Overdue ({count})',
        today: 'Today ({count})',
        first: 'Waiting for a first contact ({count})',
        unassigned: 'Not assigned to anybody, and not contacted yet ({count})',
      },
      hello: 'Good morning {name},',
      intro: 'this is what your leads need from you.',
      captured: '{who}, since {day}',
      waits: '{who}: waiting for contact since {day}',
      dayAndTime: '{day}, {time}',
      step: '{when}: {step, select, call {Call} email {Email} meeting {Meeting} other {Follow up}}, {who}',
      stepWithNote:
        '{when}: {step, select, call {Call} email {Email} meeting {Meeting} other {Follow up}}, {who} ({note})',
      more: 'and {count} more',
      openToday: 'Open Today',
      why: 'You get this email on working days, when something waits.',
      stop: 'Stop it',
    },
  },
  {
    de: async () => (await import('./german.ts')).lettersInGerman,
    hi: async () => (await import('./hindi.ts')).lettersInHindi,
  },
);
