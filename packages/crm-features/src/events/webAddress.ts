/**
 * Whether a text is a URL that may be opened: only http and https, so that nothing can run as a
 * script.
 */
export function isWebAddress(text: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(text.trim()).protocol);
  } catch {
    return false;
  }
}

/** A host name with nothing before it: `fair.example/stands`. */
const bareHost = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(?=[/?#:]|$)/u;

/** The text as a full address: people type `fair.example`. Other texts are returned unchanged. */
export function withScheme(text: string): string {
  const trimmed = text.trim();
  return bareHost.test(trimmed) ? `https://${trimmed}` : trimmed;
}
