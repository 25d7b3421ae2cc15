export * from './SidebarNav.tsx';
