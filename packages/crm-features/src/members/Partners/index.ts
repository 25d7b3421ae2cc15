export * from './Partners.tsx';
export * from './PartnersView.tsx';
