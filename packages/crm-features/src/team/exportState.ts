import { exportColumns, type ExportColumn, type SheetFormat } from '@cardinal/contract/labels';
import type { LeadListParams } from '../client/queries/queryKeys.ts';

/** Settings of the export. Filters are null if they hide nothing. */
export interface ExportState {
  format: SheetFormat;
  status: string | null;
  type: string | null;
  source: string | null;
  /** Id of an agent, or `none` for unassigned leads. */
  assignedTo: string | null;
  eventId: string | null;
  columns: readonly ExportColumn[];
}

/** Every lead with every column, as a workbook. */
export const initialExport: ExportState = {
  format: 'xlsx',
  status: null,
  type: null,
  source: null,
  assignedTo: null,
  eventId: null,
  columns: exportColumns,
};

/** Whether any filter hides leads. */
export const isFiltered = ({ status, type, source, assignedTo, eventId }: ExportState): boolean =>
  [status, type, source, assignedTo, eventId].some((filter) => filter !== null);

/** The filters as the list of leads takes them. */
export function exportFilters(state: ExportState): NonNullable<LeadListParams> {
  const { status, type, source, assignedTo, eventId } = state;
  return {
    ...(status !== null && { lead_status: status }),
    ...(type !== null && { lead_type: type }),
    ...(source !== null && { source }),
    ...(assignedTo !== null && { assigned_to: assignedTo }),
    ...(eventId !== null && { event_id: eventId }),
  };
}

/** The query of the export; a workbook with all columns needs none. */
export function exportQuery(state: ExportState) {
  const isWhole = state.columns.length === exportColumns.length;
  return {
    ...exportFilters(state),
    ...(state.format !== initialExport.format && { format: state.format }),
    ...(!isWhole && { columns: state.columns.join(',') }),
  };
}

/** Adds or removes a column; the order of the file stays. */
export function toggleColumn(
  columns: readonly ExportColumn[],
  column: ExportColumn,
  isChosen: boolean,
): readonly ExportColumn[] {
  return exportColumns.filter((one) => (one === column ? isChosen : columns.includes(one)));
}
