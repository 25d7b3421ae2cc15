export * from './StatusIcon.tsx';
