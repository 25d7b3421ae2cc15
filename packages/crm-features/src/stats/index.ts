export * from './CaptureCharts/index.ts';
export * from './DashboardSummary/index.ts';
export * from './StatCards/index.ts';
export * from './useTotalLeads.ts';
