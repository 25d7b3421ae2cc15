import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { rowIcon } from '../../styles/rowIcon.ts';

export const email = rowIcon(Mail);
export const call = rowIcon(Phone);
