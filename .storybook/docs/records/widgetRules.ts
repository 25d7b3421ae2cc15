/** What pages do with a widget, and what they leave. */
interface WidgetRules {
  good: readonly string[];
  bad: readonly string[];
}

/** Do and don't for the widgets with which a page begins. */
export const widgetRules: Readonly<Record<string, WidgetRules>> = {
  AssignmentPanel: {
    good: ['Give it the whole width of a page: leads and agents stand side by side.'],
    bad: ['Show it to agents: only managers and administrators assign leads to others.'],
  },
  AuthScreen: {
    good: [
      'Show it in place of the page that was asked for, and that page after it.',
      'Let it fill the screen: it is a page of its own.',
    ],
    bad: [
      'Put it into a dialog: a failed sign-in needs the room.',
      'Show it if your page obtains the token itself. Give `CrmProvider` the `token` instead.',
    ],
  },
  CaptureDialog: {
    good: [
      'Open it from one button that is always in reach, and give that button the focus afterwards.',
      'Keep its open state in the address, so that Back closes it.',
    ],
    bad: [
      'Open it over another dialog.',
      'Empty its draft when it closes: people close it by mistake.',
    ],
  },
  Communications: {
    good: ['Give it the whole width of a page: its lists are read line by line.'],
    bad: ['Show it beside the emails of one lead. `LeadDetailDialog` has those.'],
  },
  EventsGrid: {
    good: ['Give it `eventHref`, so that each event is a link to its page.'],
    bad: ['Show it in a column narrower than 320 px: dates and places would wrap in each line.'],
  },
  ImportPanel: {
    good: [
      'Keep the id from `onImportIdChange` in the address: a reload continues the import.',
      'Pass `onViewLeads` or `onOpenLead`, so that the outcome leads on.',
    ],
    bad: ['Warn of duplicates yourself: the panel shows them before anything is stored.'],
  },
  LeadDetailDialog: {
    good: [
      'Pass the `listState` of the list behind it, so that Previous and Next follow its order.',
      'Offer to restore the lead from `onDeleted`: it is called even after the dialog is closed.',
    ],
    bad: [
      'Open a second one from within the first.',
      'Leave out `isReadOnly` for users who may not change the lead: they would meet refusals.',
    ],
  },
  LeadTable: {
    good: [
      'Give it `state` and `onStateChange` from the address, so that a list can be shared.',
      'Give it the main column of the page. Below 768 px its rows become cards.',
    ],
    bad: [
      'Put it into a box that scrolls by itself: the page scrolls, and the titles stay.',
      'Turn on `shortcuts` on a page that has single keys of its own.',
    ],
  },
  ProfilePage: {
    good: ['Link to it from the name of the user.'],
    bad: ['Offer another form for the password: changing it signs out the other devices.'],
  },
  TeamOverview: {
    good: [
      'Pass `onAssign` and `onManage`, so that each figure leads to what can be done about it.',
    ],
    bad: ['Show it to agents: the server refuses its figures.'],
  },
};
