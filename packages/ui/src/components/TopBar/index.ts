export * from './TopBar.tsx';
