/** Texts of the search for a company, apart from those that the sign-in loads. */
export const searchTexts = {
  choice: 'Find your company',
  help: 'Type the beginning of its name.',
  notFound: 'No company’s name begins with this.',
} as const;
