export { Assistants, type AssistantsProps } from './Assistants.tsx';
