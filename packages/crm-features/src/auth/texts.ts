/** Every text of the login and register screen; toasts as the specification gives them. */
export const authTexts = {
  tabs: { label: 'Login or register', login: 'Login', register: 'Register' },
  login: {
    title: 'Sign in to Cardinal',
    description: 'Your leads, notes and follow-ups are where you left them.',
    submit: 'Sign In',
    google: 'Sign in with Google',
    or: 'or',
  },
  register: {
    title: 'Create your account',
    description: 'Two minutes, no card needed. Except the ones you scan.',
    submit: 'Create Account',
    google: 'Sign up with Google',
  },
  brand: { line1: 'From a card in your hand', line2: 'to a lead you can answer.' },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters, not your name or email',
    role: 'Role',
    company: 'Company',
    companyName: 'Company name',
    companyNameHint: 'You become its administrator.',
  },
  company: {
    none: 'No Company',
    create: 'Create a new company',
    withId: (name: string, id: string) => `${name} · ${id}`,
  },
  terms: { accept: 'I accept the', name: 'Terms and Conditions', close: 'Close' },
  errors: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    username: 'Enter a username.',
    usernameSpaces: 'A username has no spaces.',
    email: 'Enter your email address.',
    emailShape: 'Enter a complete email address.',
    password: 'Enter your password.',
    newPassword: 'Choose a password.',
    passwordShort: (min: number) => `Use at least ${min} characters.`,
    companyName: 'Enter the name of the company.',
    terms: 'Accept the terms to continue.',
  },
  toasts: {
    loginDone: 'Login successful',
    loggedOut: 'Logged out',
    welcome: (firstName: string) => `Welcome back, ${firstName}`,
    loginFailed: 'Login failed',
    loginMissing: 'Please enter your email and password.',
    registerDone: 'Registration successful',
    registerFailed: 'Registration failed',
    checkFields: 'Please check the marked fields.',
    termsRequired: 'Terms Required',
    acceptTerms: 'Please accept the Terms and Conditions to continue.',
    acceptTermsFirst: 'Please accept the Terms and Conditions first.',
    emailNotice: 'Email Notice',
    emailNotSent: 'Welcome email could not be sent. Please check your email settings.',
    googleFailed: 'Google Sign-In Error',
    googleUnavailable: 'Google sign-in is not set up here. Use your email and password instead.',
  },
} as const;

/** The terms, section by section (specification section 2). */
export const termsSections = [
  {
    title: 'Service Usage',
    paragraphs: [
      'Cardinal helps you record the people you meet in business and keep in touch with them. You may use it for your own work and for the company you belong to here.',
      'You may not use it to send unsolicited mass mail, to collect details of people who did not give them to you, or to disturb the service for others.',
    ],
  },
  {
    title: 'Data Privacy',
    paragraphs: [
      'The leads you record belong to you or to your company. Managers and administrators of your company can read them; other companies cannot.',
      'Pictures of business cards are used to read the card and for nothing else. We do not sell personal data. Ask your administrator to correct or delete what is stored about you.',
    ],
  },
  {
    title: 'User Responsibilities',
    paragraphs: [
      'Keep your password to yourself and tell your administrator if someone else may know it. What is done under your account counts as done by you.',
      'Record only details that you may store, check what was read from a card before you rely on it, and stop writing to people who ask you to.',
    ],
  },
  {
    title: 'Intellectual Property',
    paragraphs: [
      'The software, its design and the Cardinal name stay with their owners. What you enter stays yours; you allow us to store and process it only to provide the service.',
    ],
  },
  {
    title: 'Account Termination',
    paragraphs: [
      'You can stop using Cardinal at any time. An account that breaks these terms can be suspended after a warning, or at once where people or the service are at risk.',
      'When an account ends, leads of a company stay with that company; private leads can be exported before and are deleted afterwards.',
    ],
  },
] as const;
