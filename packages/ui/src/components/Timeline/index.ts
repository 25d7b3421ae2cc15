export * from './Timeline.tsx';
export { groupByDay } from './days.ts';
export type { Day, DayContext } from './days.ts';
