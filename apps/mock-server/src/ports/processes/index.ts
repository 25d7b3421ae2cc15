export { startOwnProcess, type OwnProcess, type ProcessEnd } from './childProcess.ts';
