/** A story of the widget in a place of a size. */
export interface Place {
  /** Id of the story. */
  story: string;
  /** Size of the place in CSS pixels. */
  width: number;
  height: number;
  because: string;
}

const wide = { width: 1100, height: 680 };

/** For each widget, a place in which it belongs, and one in which it does not. */
export const widgetPlaces: Readonly<Record<string, readonly [good: Place, bad: Place]>> = {
  AssignmentPanel: [
    {
      story: 'crm-team-assignmentpanel--default',
      ...wide,
      because: 'With the width of a page, leads and agents stand side by side.',
    },
    {
      story: 'crm-team-assignmentpanel--forbidden',
      ...wide,
      because: 'Agents may not assign: they would meet a page that refuses them.',
    },
  ],
  AuthScreen: [
    {
      story: 'crm-auth-authscreen--login',
      ...wide,
      because: 'As a page of its own, it says where people are.',
    },
    {
      story: 'crm-auth-authscreen--login',
      width: 340,
      height: 260,
      because: 'In a small box, the form and its errors have to be scrolled to.',
    },
  ],
  Communications: [
    {
      story: 'crm-communications-communications--default',
      ...wide,
      because: 'Each entry is a line that can be read at once.',
    },
    {
      story: 'crm-communications-communications--default',
      width: 320,
      height: 680,
      because: 'In a side column, two or three entries fill the height of the page.',
    },
  ],
  EventsGrid: [
    {
      story: 'crm-events-eventsgrid--default',
      ...wide,
      because: 'Several events can be compared.',
    },
    {
      story: 'crm-events-eventsgrid--default',
      width: 280,
      height: 680,
      because: 'Below 320 px, dates and places wrap, and one event hides the others.',
    },
  ],
  LeadTable: [
    {
      story: 'crm-leads-leadtable--default',
      ...wide,
      because: 'In the main column, the page scrolls and the titles stay.',
    },
    {
      story: 'crm-leads-leadtable--default',
      width: 1100,
      height: 300,
      because: 'In a box that scrolls by itself, its own bars leave no room for leads.',
    },
  ],
  TeamOverview: [
    {
      story: 'crm-team-teamoverview--default',
      ...wide,
      because: 'Managers see how each agent is doing.',
    },
    {
      story: 'crm-team-teamoverview--forbidden',
      ...wide,
      because: 'The server refuses these figures to agents.',
    },
  ],
};
