export * from './WaitingPeople.tsx';
export * from './WaitingView.tsx';
