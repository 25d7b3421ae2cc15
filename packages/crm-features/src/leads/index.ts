export { ExportLeadsButton, LeadTable, LeadTableView } from './LeadTable/index.ts';
export type { ConfirmCall } from './bulk/bulk.ts';
export type {
  ExportLeadsButtonProps,
  LeadListContent,
  LeadListFailure,
  LeadListSelection,
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
export { findLead, leadPageQuery } from './leadQueries.ts';
export { useDueCount } from './Today/useDueCount.ts';
