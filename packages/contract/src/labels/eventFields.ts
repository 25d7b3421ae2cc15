/** Texts of an event that users enter; '' where they are empty. */
export const eventTextFields = [
  'name',
  'description',
  'location',
  'photo_url',
  'event_url',
] as const;
/** Start and end of an event. */
export const eventDateFields = ['start_date', 'end_date'] as const;

/** What users enter to create an event; its schemas, stored texts and form are derived from it. */
export const eventFields = [...eventTextFields, ...eventDateFields] as const;
/** A field of an event that users enter to create it. */
export type EventField = (typeof eventFields)[number];
