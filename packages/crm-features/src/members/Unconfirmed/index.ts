export * from './UnconfirmedNotice.tsx';
