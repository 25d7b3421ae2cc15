export { AllowAssistant, type AllowAssistantProps } from './AllowAssistant.tsx';
