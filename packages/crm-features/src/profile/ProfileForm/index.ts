export { announceSaved, ProfileForm } from './ProfileForm.tsx';
export type { ProfileFormProps } from './ProfileForm.tsx';
export { ProfileFormView } from './ProfileFormView.tsx';
export type { ProfileFormViewProps } from './ProfileFormView.tsx';
