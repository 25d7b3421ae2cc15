export { ExportPanel } from './ExportPanel.tsx';
export type { ExportPanelProps } from './ExportPanel.tsx';
export { ExportPanelView } from './ExportPanelView.tsx';
export type { ExportPanelViewProps, MatchCount, SavedFile } from './exportPanelViewProps.ts';
