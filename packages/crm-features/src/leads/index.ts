export { LeadTable, LeadTableView } from './LeadTable/index.ts';
export type {
  LeadListContent,
  LeadListFailure,
  LeadPaging,
  LeadTableProps,
  LeadTableViewProps,
} from './LeadTable/index.ts';
export {
  changeLeadList,
  initialLeadListState,
  leadListStateFromSearch,
  leadListStateToSearch,
} from './leadListState.ts';
export type { LeadListState, StatusFilter } from './leadListState.ts';
