export * from './ExportLeadsButton.tsx';
export * from './LeadTable.tsx';
export * from './LeadTableView.tsx';
export type { Paging as LeadPaging } from '../../lists/index.ts';
