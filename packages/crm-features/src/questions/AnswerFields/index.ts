export { AnswerFields } from './AnswerFields.tsx';
