export * from './SignatureForm.tsx';
