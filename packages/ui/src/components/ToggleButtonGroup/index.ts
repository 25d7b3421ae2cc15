export * from './ToggleButtonGroup.tsx';
