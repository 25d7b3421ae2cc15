export { BulkImport } from './BulkImport.tsx';
export type { BulkImportProps } from './BulkImport.tsx';
export { BulkImportView } from './BulkImportView.tsx';
export type { BulkImportViewProps } from './BulkImportView.tsx';
