export { ImportPanel } from './ImportPanel.tsx';
export type { ImportPanelProps } from './ImportPanel.tsx';
export { ImportPanelView } from './ImportPanelView.tsx';
export type { ImportContent, ImportPanelViewProps } from './importPanelViewProps.ts';
