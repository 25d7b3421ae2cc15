export * from './Select.tsx';
export { LazySelect } from './LazySelect.tsx';
export type { LazySelectProps } from './LazySelect.tsx';
