export * from './DashboardSummary.tsx';
