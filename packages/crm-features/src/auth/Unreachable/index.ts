export { Unreachable } from './Unreachable.tsx';
