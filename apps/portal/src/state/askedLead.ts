type Listener = (leadId: string) => void;

const listeners = new Set<Listener>();

/** Tells which lead the user asks for, as soon as they do. The address tells it later, with its dialog. */
export function tellAskedLead(leadId: string): void {
  for (const listener of listeners) listener(leadId);
}

/** Hears which lead the user asks for. @returns Ends that */
export function hearAskedLead(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
