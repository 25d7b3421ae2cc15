export * from './Mailbox.tsx';
export * from './MailboxView.tsx';
