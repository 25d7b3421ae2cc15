export * from './HubSpot.tsx';
