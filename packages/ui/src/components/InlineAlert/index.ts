export * from './InlineAlert.tsx';
