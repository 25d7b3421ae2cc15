export * from './CardSetting.tsx';
