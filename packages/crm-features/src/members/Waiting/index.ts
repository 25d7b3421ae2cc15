export * from './WaitingPeople.tsx';
export * from './WaitingPeopleView.tsx';
