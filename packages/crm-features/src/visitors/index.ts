export * from './InertVisitorForm.tsx';
export * from './VisitorForm.tsx';
export * from './useVisitorTexts.ts';
export * from './useLibraryTexts.ts';
