export { announceSaved, ProfileForm } from './ProfileForm.tsx';
export type { ProfileFormProps } from './ProfileForm.tsx';
