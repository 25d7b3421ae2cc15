export { ProfileForm, useSavedNotice } from './ProfileForm.tsx';
export type { ProfileFormProps } from './ProfileForm.tsx';
