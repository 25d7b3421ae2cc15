import { LeadTableView, type LeadListContent, type LeadTableViewProps } from './LeadTableView.tsx';

// The required props of a view. Nothing here runs: the type check is the test.

declare const props: LeadTableViewProps;

/** Every state of the list has exactly the props that it needs. */
export const contents: LeadListContent[] = [
  { kind: 'loading' },
  { kind: 'failed', detail: 'Why', onRetry: () => undefined },
  // @ts-expect-error -- a failure can be tried again
  { kind: 'failed', detail: 'Why' },
  // @ts-expect-error -- leads come with their paging
  { kind: 'leads', leads: [] },
  // @ts-expect-error -- nothing has been read yet
  { kind: 'loading', leads: [] },
  // @ts-expect-error -- no such state
  { kind: 'sleeping' },
];

export const views = [
  () => <LeadTableView {...props} />,
  // @ts-expect-error -- a view receives its data
  () => <LeadTableView />,
  // @ts-expect-error -- a view reads nothing itself
  () => <LeadTableView {...props} api={undefined} />,
  // @ts-expect-error -- every action has its handler
  () => <LeadTableView {...props} handlers={{ onView: () => undefined }} />,
  // @ts-expect-error -- no such status in the list's state
  () => <LeadTableView {...props} state={{ ...props.state, status: 'Lukewarm' }} />,
];
