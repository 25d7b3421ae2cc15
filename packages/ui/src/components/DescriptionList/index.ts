export * from './DescriptionList.tsx';
