/** Every text about what comes next with a lead. */
export const nextStepTexts = {
  snooze: (name: string) => `Later: ${name}`,
  delays: {
    tomorrow: 'Tomorrow',
    days: '3-day follow-up',
    week: '1-week follow-up',
    month: '1-month follow-up',
  },
  failed: 'Update failed',
} as const;
