export { AssignmentSummary } from '../AssignmentSummary.tsx';
export { OwnerFilterNotice } from '../OwnerFilterNotice/index.ts';
export type { OwnerFilterNoticeProps } from '../OwnerFilterNotice/index.ts';
export { TeamSummary, useUnassignedLeads } from '../TeamSummary.tsx';
export { TeamOverview } from './TeamOverview.tsx';
export type { TeamOverviewProps } from './TeamOverview.tsx';
export { TeamOverviewView } from './TeamOverviewView.tsx';
export type { TeamContent, TeamOverviewViewProps } from './TeamOverviewView.tsx';
