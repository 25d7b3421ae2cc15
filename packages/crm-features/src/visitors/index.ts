export * from './VisitorForm.tsx';
export * from './useVisitorTexts.ts';
