/**
 * What a lead is called: by the name of its person, or of its company if no person is known; else by
 * the email address; '' if it has none of these.
 */
export const leadLabel = (
  lead: Readonly<Record<'first_name' | 'last_name' | 'email', string>> & { company?: string },
): string => `${lead.first_name} ${lead.last_name}`.trim() || lead.company || lead.email;

/** What a lead is called of which only the code of its badge is known. */
export const badgeName = (code: string): string => `Badge ${code}`;
