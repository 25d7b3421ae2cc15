/** Whether a text looks like a complete email address; the server has the final say. */
export const isEmailShaped = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text);
