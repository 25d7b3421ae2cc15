import { useQueryClient } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import type { LeadField } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import { isStale } from '../../client/http/ifMatch.ts';
import { ApiError, errorDetail, useApi } from '../../client/index.ts';
import { useKept } from '../../forms/index.ts';
import { leadName } from '../../format/index.ts';
import { useUpdateLead } from '../detailMutations.ts';
import { detailMessages, type DetailTexts } from '../detailTexts.ts';
import { useAnswersDraft } from '../LeadAnswers/useAnswersDraft.ts';
import { leadQuery } from '../leadQueries.ts';
import { leadMessages, type LeadTexts } from '../texts.ts';
import { useStateFor } from '../useStateFor.ts';
import { useUnloadWarning } from '../useUnloadWarning.ts';
import * as edits from './leadEdit.ts';
import type { Choice, Conflict, LeadEdit, LeadValues } from './leadEdit.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages, type LabelTexts } from '../../language/labelTexts.ts';

/** One form's part of the edit of a lead. */
export interface FormEdit {
  /** The typed values, and otherwise the lead's own. */
  values: LeadValues;
  isDirty: boolean;
  isSaving: boolean;
  /** Messages by field. */
  errors: Readonly<Partial<Record<LeadField, string>>>;
  /** Fields that someone else changed to other values meanwhile: the user has to choose. */
  conflicts: readonly Conflict[];
  onChange: (values: Partial<LeadValues>) => void;
  /**
   * Saves the input, with the given choices if there were conflicts. Resolves to whether nothing is
   * left to save: there may be new input, typed meanwhile.
   */
  onSave: (choices?: Readonly<Partial<Record<LeadField, Choice>>>) => Promise<boolean>;
  /** Discards the input. */
  onReset: () => void;
}

/** The edit of a lead: two forms and the answers, which are saved separately. */
export interface LeadEditing {
  contact: FormEdit;
  status: FormEdit;
  isDirty: boolean;
  /** Fields that others changed while the user was editing, without conflicts. */
  changedByOthers: readonly LeadField[];
  /** Called once the user has seen the changes by others. */
  onSeen: () => void;
  /** Discards all input, also the answers at the stand. */
  onReset: () => void;
}

/** How often a save is repeated from the newest version while others keep changing other fields. */
const mostTries = 3;

/** A message for a problem; missing values are not reported before the first attempt to save. */
function messages(
  problems: readonly edits.FieldProblem[],
  wasAsked: boolean,
  texts: DetailTexts['contact'],
  labels: LabelTexts,
) {
  return Object.fromEntries(
    problems
      .filter(({ problem }) => wasAsked || problem !== 'missing')
      .map(({ field, problem }) => [
        field,
        problem === 'missing'
          ? texts.required({ field: labels.fields[field] })
          : texts.tooLong({ max: problem }),
      ]),
  );
}

interface FormState {
  leadId: string;
  /** Undefined until it has loaded; then there is no form either. */
  lead: Lead | undefined;
  edit: LeadEdit | null;
  keep: (change: (before: LeadEdit | null) => LeadEdit | null) => LeadEdit | null;
  /** Called once a change is saved. @param before The lead as it was */
  onSaved?: ((saved: Lead, before: Lead) => void) | undefined;
}

const tellSaved = (saved: Lead, leadTexts: LeadTexts) =>
  toasts.show({
    title: leadTexts.toasts.updated,
    description: leadTexts.toasts.saved({ name: leadName(saved) }),
    tone: 'success',
  });

/** Sends one form's part of an edit, repeatedly if others change other fields meanwhile. */
function useSend({ leadId, keep, onSaved }: FormState, fields: readonly LeadField[]) {
  const leadTexts = useTexts(leadMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, variables } = useUpdateLead();

  /**
   * Resolves to whether nothing is left to save; otherwise, the input is in conflict with changes
   * by others, or the user has typed more meanwhile.
   */
  const send = async (lead: Lead, from: LeadEdit): Promise<boolean> => {
    let known = lead;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const change = edits.toUpdate(known, from, fields);
        const saved = await mutateAsync({ leadId: lead.id, version: known.version, change });
        const left = keep((now) => edits.forget(saved, now, fields, from));
        if (onSaved) onSaved(saved, known);
        else tellSaved(saved, leadTexts);
        return edits.dirtyFields(saved, left, fields).length === 0;
      } catch (error) {
        if (!isStale(error) || attempt === mostTries) throw error;
      }
      known = await queryClient.fetchQuery({
        ...leadQuery(api, queryClient, lead.id),
        staleTime: 0,
      });
      if (edits.conflictsOf(known, from, fields).length > 0) return false;
    }
  };
  // A save of the previously shown lead may still be in progress.
  return { send, isSaving: isPending && variables.leadId === leadId };
}

function useForm(state: FormState, fields: readonly LeadField[]): FormEdit | undefined {
  const texts = useTexts(detailMessages).contact;
  const labels = useTexts(labelMessages);
  const leadTexts = useTexts(leadMessages);
  const { leadId, lead, edit, keep } = state;
  const { send, isSaving } = useSend(state, fields);
  const [wasAsked, setAsked] = useStateFor(leadId, () => false);
  // Its values belong to an edit that two forms share, and that is merged with changes by others.
  // oxlint-disable-next-line house/forms-by-hook
  const [refused, setRefused] = useStateFor<Readonly<Record<string, string>>>(leadId, () => ({}));
  if (!lead) return undefined;
  const problems = edits.problemsOf(lead, edit, fields);

  const fail = (error: unknown) => {
    if (error instanceof ApiError) setRefused(error.fields);
    toasts.show({
      title: leadTexts.toasts.updateFailed,
      description: errorDetail(error),
      tone: 'danger',
    });
  };

  return {
    values: edits.shownValues(lead, edit),
    isDirty: edits.dirtyFields(lead, edit, fields).length > 0,
    isSaving,
    errors: { ...refused, ...messages(problems, wasAsked, texts, labels) },
    conflicts: edits.conflictsOf(lead, edit, fields),
    onChange: (values) => {
      setRefused({});
      keep((now) => edits.type(lead, now, values));
    },
    onSave: async (choices) => {
      setAsked(true);
      if (!edit || isSaving) return false;
      if (problems.some(({ problem }) => problem === 'missing')) {
        toasts.show({ ...texts.missing, tone: 'danger' });
      }
      if (problems.length > 0) return false;
      const from = choices ? edits.resolve(lead, edit, choices) : edit;
      if (choices) keep(() => from);
      if (edits.dirtyFields(lead, from, fields).length === 0) {
        // If all choices are `theirs`, nothing is left to save.
        keep((now) => edits.forget(lead, now, fields));
        return true;
      }
      try {
        const isSaved = await send(lead, from);
        if (isSaved) setAsked(false);
        return isSaved;
      } catch (error) {
        fail(error);
        return false;
      }
    },
    onReset: () => {
      setRefused({});
      setAsked(false);
      keep((now) => edits.forget(lead, now, fields));
    },
  };
}

/**
 * Edits some fields of a lead as a form of their own; what is typed in others stays a draft, as in
 * `useLeadEdit`.
 */
export function useFieldsEdit(
  lead: Lead,
  fields: readonly LeadField[],
  onSaved: FormState['onSaved'],
): FormEdit | undefined {
  const [edit, keep] = useKept<LeadEdit>('lead', lead.id);
  const form = useForm({ leadId: lead.id, lead, edit, keep, onSaved }, fields);
  useUnloadWarning(form?.isDirty === true);
  return form;
}

/**
 * Keeps an edit of a lead until it is saved or discarded, whatever happens meanwhile to the lead,
 * to the dialog (Back closes it without a question) or to the session.
 * @param leadId Which lead.
 * @param lead The lead; undefined until it has loaded.
 */
export function useLeadEdit(leadId: string, lead: Lead | undefined): LeadEditing | undefined {
  const [edit, keep] = useKept<LeadEdit>('lead', leadId);
  const state = { leadId, lead, edit, keep };
  const contact = useForm(state, edits.contactFields);
  const status = useForm(state, edits.statusFields);
  const [answers, keepAnswers] = useAnswersDraft(leadId, lead?.event_id ?? null);
  const isDirty = contact?.isDirty === true || status?.isDirty === true || answers !== null;
  useUnloadWarning(isDirty);
  if (!lead || !contact || !status) return undefined;
  const changedByOthers = edits.changedByOthers(lead, edit);
  return {
    contact,
    status,
    isDirty,
    changedByOthers,
    onSeen: () => keep((now) => now && edits.acknowledge(lead, now, changedByOthers)),
    onReset: () => {
      contact.onReset();
      status.onReset();
      keepAnswers(() => null);
    },
  };
}
