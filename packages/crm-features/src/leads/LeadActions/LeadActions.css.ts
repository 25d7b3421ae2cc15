import { rowIcon } from '@cardinal/ui/row-icon';
import Eye from 'lucide-react/icons/eye';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';

export const view = rowIcon(Eye);
export const email = rowIcon(Mail);
export const call = rowIcon(Phone);
export const whatsapp = rowIcon(MessageCircle);
