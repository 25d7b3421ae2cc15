export { type SheetRow } from './cells.ts';
export { sheetLimits } from './limits.ts';
export { formatOf, openSheet, readSheet } from './readSheet.ts';
export { SheetError, type SheetErrorKind } from './sheetError.ts';
export { writeSheet, type SheetColumn, type WrittenCell } from './writeSheet.ts';
export { writeTemplate, type TemplateColumn } from './writeTemplate.ts';
