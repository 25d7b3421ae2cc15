import { z } from 'zod';
import type { Draft } from './writer.ts';

const draftSchema = z.object({ subject: z.string(), content: z.string() });
const body = z.object({ subject: z.string(), body: z.string() });

/** Parses the text between the first and the last brace, ignoring the rest. */
function fromJson(text: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    const renamed = body.safeParse(value);
    if (renamed.success) return { subject: renamed.data.subject, content: renamed.data.body };
    return draftSchema.safeParse(value).data;
  } catch {
    return undefined;
  }
}

/** Parses an email with a subject line, which some models return instead of JSON. */
function fromText(text: string): Draft | undefined {
  const [, subject, content] = /^\s*subject:[ \t]*(\S[^\n]*)\n([\s\S]+)$/i.exec(text) ?? [];
  return subject && content ? { subject, content } : undefined;
}

/** Extracts the email from a model's response; undefined if there is none. */
export function readAnswer(text: string): Draft | undefined {
  const draft = fromJson(text) ?? fromText(text);
  return (
    draft && {
      subject: draft.subject.trim(),
      content: draft.content.replaceAll(/\r\n?/g, '\n').trim(),
    }
  );
}
