export * from './VisitorSettingsDialog.tsx';
