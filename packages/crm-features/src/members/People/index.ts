export * from './People.tsx';
export * from './PeopleView.tsx';
