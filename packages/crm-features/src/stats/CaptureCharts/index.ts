export * from './CaptureCharts.tsx';
