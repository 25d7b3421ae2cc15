export * from './Reminders.tsx';
