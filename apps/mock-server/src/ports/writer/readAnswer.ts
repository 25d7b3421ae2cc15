import { z } from 'zod';
import type { Draft } from './writer.ts';

const draftSchema = z.object({ subject: z.string(), content: z.string() });
const body = z.object({ subject: z.string(), body: z.string() });

/** What stands between the first and the last brace, whatever was said around it. */
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

/** Models that don't keep to JSON write an email with its header line. */
function fromText(text: string): Draft | undefined {
  const [, subject, content] = /^\s*subject:[ \t]*(\S[^\n]*)\n([\s\S]+)$/i.exec(text) ?? [];
  return subject && content ? { subject, content } : undefined;
}

/** Reads the email out of a model's answer; undefined where there is none. */
export function readAnswer(text: string): Draft | undefined {
  const draft = fromJson(text) ?? fromText(text);
  return (
    draft && {
      subject: draft.subject.trim(),
      content: draft.content.replaceAll(/\r\n?/g, '\n').trim(),
    }
  );
}
