export { TermsCheckbox } from './TermsCheckbox.tsx';
