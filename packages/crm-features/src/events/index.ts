export * from './AttendeesDialog/index.ts';
export * from './EventBoard/index.ts';
export * from './EventDialog/index.ts';
export * from './EventFilterNotice/index.ts';
export * from './EventPage/index.ts';
export * from './EventQuestions/index.ts';
export * from './EventsGrid/index.ts';
