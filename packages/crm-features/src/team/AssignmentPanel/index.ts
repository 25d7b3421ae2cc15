export { AssignmentPanel } from './AssignmentPanel.tsx';
export type { AssignmentPanelProps } from './AssignmentPanel.tsx';
export { AssignmentPanelView } from './AssignmentPanelView.tsx';
export type { AssignmentPanelViewProps } from './assignmentPanelViewProps.ts';
export type { Assigned } from '../assignments.ts';
export type { UnassignedContent } from './unassignedContent.ts';
export type { AgentsContent } from './assigning/AssignSide.tsx';
