import type { ComponentGuide } from '../../../packages/ui/src/internal/guide.ts';

/** When to use a widget, and what to use instead. */
export type WidgetGuide = Pick<ComponentGuide, 'use' | 'instead'>;

const guide = (use: string, ...instead: readonly [when: string, use: string][]): WidgetGuide => ({
  use: [use],
  instead: instead.map(([when, other]) => ({ when, use: other })),
});

const guides: Readonly<Record<string, WidgetGuide>> = {
  AllowAssistant: guide('As the page on which a user lets an assistant act for them.', [
    'The user takes it back',
    'Assistants',
  ]),
  Assistants: guide('Where users see the assistants that act for them, and stop one.', [
    'A system signs in with a key',
    'ApiKeys',
  ]),
  ApiKeys: guide(
    'Where users give other systems access to their own data.',
    ['A visitor’s page needs a form', 'a partner’s key, with an element from Embedding'],
    ['A system is to be told of changes', 'Webhooks'],
  ),
  AssignmentPanel: guide(
    'Where a manager gives new leads to agents, many at a time.',
    ['One lead gets another owner', 'LeadDetailDialog'],
    ['The whole list is to be seen', 'LeadTable'],
  ),
  AttendeeList: guide('On an event’s page, if its leads have badge codes but no names yet.', [
    'The file holds leads with names',
    'BulkImport',
  ]),
  AttendeesDialog: guide('To make leads of the people who are known to attend an event.', [
    'The people are in a file',
    'ImportPanel',
  ]),
  AuthScreen: guide(
    'As the whole page for people who are not signed in.',
    ['Your page has its own frame', 'LoginForm or RegisterForm'],
    ['You sign in with Google yourself', 'CompleteRegistration'],
  ),
  BulkImport: guide('As the start of an import: the template, and the upload.', [
    'The file has been uploaded',
    'ImportPanel',
  ]),
  CaptureDialog: guide(
    'To capture one lead over any page, by hand or from a picture of a card.',
    ['Capturing is the page’s purpose', 'CapturePage'],
    ['Visitors fill in the form', 'the element cardinal-capture'],
  ),
  CapturePage: guide('As a page for people at a stand: capture, import, latest leads.', [
    'Only a button opens it',
    'CaptureDialog',
  ]),
  CommunicationList: guide('To list what was said to leads, with search and filters.', [
    'The mailbox and due leads belong to it',
    'Communications',
  ]),
  Communications: guide('As the page for everything between the user and their leads.', [
    'There is room for one part',
    'CommunicationList, DueList or Mailbox',
  ]),
  CompleteRegistration: guide('If your page obtains an ID token from Google itself.', [
    'Google sends people back to your page',
    'GoogleCallback',
  ]),
  CreateEventDialog: guide('To create an event from anywhere.', [
    'The event exists',
    'EditEventDialog',
  ]),
  DeletedLeadNotice: guide('Above the list, after a lead was deleted from its dialog.', [
    'Several leads were deleted from the list',
    'LeadTable, which reports that itself',
  ]),
  DueList: guide('To show who waits for a contact, and to act in place.', [
    'Other work of the day belongs to it',
    'Today',
  ]),
  EarlierImports: guide('Below an upload: what was imported before, with Undo.', [
    'One import is open',
    'ImportPanel',
  ]),
  EditEventDialog: guide('To change an event from anywhere.', [
    'The event does not exist yet',
    'CreateEventDialog',
  ]),
  EventBoard: guide('After an event: who followed up, and who still waits.', [
    'The figures cover all events',
    'TeamOverview',
  ]),
  EventFilterNotice: guide('Above a list that shows the leads of one event only.', [
    'The list shows one member’s leads',
    'OwnerFilterNotice',
  ]),
  EventPage: guide('As the page of one event: goal, leads, questions, attendees.', [
    'All events are to be seen',
    'EventsGrid',
  ]),
  EventQuestions: guide('Where the questions of an event are read and changed.', [
    'The answers of a lead are to be seen',
    'LeadDetailDialog',
  ]),
  EventsGrid: guide('To show the company’s events, and to create one.', [
    'One event is to be seen',
    'EventPage',
  ]),
  ExportPanel: guide('For a file of all leads, or of those in a period.', [
    'Only selected leads are exported',
    'LeadTable',
  ]),
  FirstSteps: guide('At the top of the first page, until a new workspace is set up.', [
    'The steps concern one device',
    'PrepareOffer',
  ]),
  GoogleCallback: guide('As the page to which Google sends people back.', [
    'Your page obtains the token itself',
    'CompleteRegistration',
  ]),
  HubSpot: guide('Where an administrator connects the company to HubSpot.', [
    'Another system is to be told',
    'Webhooks',
  ]),
  ImportPanel: guide('From a file to leads: mapping, check, progress, outcome, undo.', [
    'The people are at your stand',
    'CapturePage',
  ]),
  Invitation: guide('As the page of an invitation’s link, for people who are signed in.', [
    'The person has no account yet',
    'AuthScreen',
  ]),
  LeadDetailDialog: guide('To show and change one lead over the list it comes from.', [
    'The data comes from elsewhere',
    'LeadDetailView',
  ]),
  LeadFollowUp: guide('Beside a lead’s name: call, write, invite, set the status.', [
    'There is room for the whole lead',
    'LeadDetailDialog',
  ]),
  LeadTable: guide(
    'To list leads with tabs, search, filters and selection. Give it the state of the URL, so that the list can be linked to.',
    ['Leads are assigned by the dozen', 'AssignmentPanel'],
    ['Only today’s work matters', 'Today'],
    ['The data comes from elsewhere', 'LeadTableView'],
  ),
  LeaveCompany: guide('In the settings of a user’s own account.', [
    'A manager removes a person',
    'Members',
  ]),
  LoginForm: guide('On a page of your own, for people with an account.', [
    'You need a whole page',
    'AuthScreen',
  ]),
  LogoutQuestion: guide('Before signing out on a device that still holds unsent work.', [
    'Nothing waits on the device',
    'no question: sign out at once',
  ]),
  Mailbox: guide('If no SMTP server is configured: the emails that wait here.', [
    'Emails are sent',
    'CommunicationList',
  ]),
  Members: guide('As the page on which managers run their company’s access.', [
    'One user’s own settings',
    'ProfilePage',
  ]),
  OwnerFilterNotice: guide('Above a list that shows one member’s leads only.', [
    'The list shows the leads of one event',
    'EventFilterNotice',
  ]),
  PasswordForm: guide('In the settings of a user’s own account.', [
    'The password is forgotten',
    'the page behind the link on AuthScreen',
  ]),
  PrepareOffer: guide('On a page that people open before an event, while they have a network.', [
    'The workspace is to be set up',
    'FirstSteps',
  ]),
  ProfileCompletion: guide('For signed-in users without a role or a company.', [
    'The role and the company are known',
    'ProfileForm',
  ]),
  ProfileForm: guide('To change the user’s own names.', [
    'Everything about the account belongs to it',
    'ProfilePage',
  ]),
  ProfilePage: guide('As the page on which users change their own account.', [
    'Managers change other people’s access',
    'Members',
  ]),
  Proposals: guide('Where people approve what software agents suggest.', [
    'A system may change data at once',
    'ApiKeys',
  ]),
  RecentCaptures: guide('Beside a capture button: the proof that the last lead arrived.', [
    'All leads are to be seen',
    'LeadTable',
  ]),
  RegisterForm: guide('On a page of your own, for people without an account.', [
    'You need a whole page',
    'AuthScreen',
  ]),
  Reminders: guide('Once in the frame of an application, beside all pages.', [
    'The user asks what is due',
    'Today',
  ]),
  SignatureForm: guide('In the settings of a user’s own account.', [
    'The voice of the company’s emails',
    'Members',
  ]),
  StatCards: guide('Above a list of leads: the four figures of a user’s own leads.', [
    'The figures concern a team',
    'TeamOverview',
  ]),
  TeamOverview: guide('For managers: totals, and how each agent is doing.', [
    'One user’s own figures',
    'StatCards',
  ]),
  TermsDialog: guide('Where people accept the terms, to read them without leaving the form.', [
    'The terms need an address of their own',
    'the page Terms and Conditions',
  ]),
  Today: guide('As the first page of a salesperson’s day.', [
    'Every lead is to be seen',
    'LeadTable',
  ]),
  TryKey: guide('Where a manager sees a partner’s key at work before it is on a page.', [
    'Keys are to be made or revoked',
    'Members',
  ]),
  Waiting: guide('As the page for people whom nobody has approved yet.', [
    'They have an invitation',
    'Invitation',
  ]),
  WaitingCaptures: guide('Wherever people capture: what has not reached the server yet.', [
    'The captures have arrived',
    'RecentCaptures',
  ]),
  Webhooks: guide('Where an administrator lets other systems know of changes.', [
    'The other system is HubSpot',
    'HubSpot',
  ]),
};

/** The guide of a widget. A view is the widget without its data, which is all there is to say. */
export function widgetGuideOf(name: string): WidgetGuide | undefined {
  const widget = name.replace(/View$/, '');
  if (widget === name) return guides[name];
  return guide('If your page has the data already, or shows it from another source.', [
    'Cardinal’s server has the data',
    widget === 'LeadDetail' ? 'LeadDetailDialog' : widget,
  ]);
}
