import { messages } from '@cardinal/contract/messages';

/**
 * Every text of the login and register screen; toasts are worded as in the specification. Screens
 * that load later have their texts in `linkTexts` and `flowTexts`.
 */
export const authMessages = messages(
  {
    tabs: { label: 'Login or register', login: 'Login', register: 'Register' },
    login: {
      title: 'Sign in to Cardinal',
      description: 'Your leads, notes and follow-ups are where you left them.',
      submit: 'Sign In',
      google: 'Sign in with Google',
      or: 'or',
      forgot: 'Forgot password?',
    },
    register: {
      title: 'Create your account',
      description: 'Two minutes, no card needed. Except the ones you scan.',
      submit: 'Create Account',
      google: 'Sign up with Google',
    },
    brand: {
      line1: 'From a card in your hand',
      line2: 'to a lead you can follow up.',
      status: 'Hot',
    },
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
      placeholder: 'Choose a company',
      none: 'No Company',
      create: 'Create a new company',
    },
    terms: {
      accept: 'I accept the <terms>Terms and Conditions</terms>',
      name: 'Terms and Conditions',
      close: 'Close',
      failed: {
        title: 'The terms could not be loaded',
        description: 'Check your connection and try again.',
      },
    },
    unreachable: {
      title: 'Cardinal can’t be reached',
      offlineTitle: 'You are offline',
      description: 'What you typed is kept. Check your connection and try again.',
    },
    confirmNotLoaded: {
      title: 'The identity check could not be loaded',
      description: 'Cardinal can’t be reached. Check your connection and try again.',
    },
    errors: {
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      username: 'Enter a username.',
      usernameSpaces: 'A username cannot contain spaces.',
      email: 'Enter your email address.',
      emailShape: 'Enter a complete email address.',
      password: 'Enter your password.',
      newPassword: 'Choose a password.',
      passwordShort: 'Use at least {min, number} characters.',
      role: 'Choose a role.',
      company: 'Choose a company.',
      companyName: 'Enter the name of the company.',
      terms: 'Accept the terms to continue.',
    },
    toasts: {
      loginDone: 'Login successful',
      loggedOut: 'Logged out',
      welcome: 'Welcome back, {firstName}',
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
      googleNotLoaded: 'Cardinal can’t be reached. Check your connection and try again.',
    },
  },
  {
    de: async () => (await import('../languages/de/auth.ts')).default.auth,
    hi: async () => (await import('../languages/hi/auth.ts')).default.auth,
  },
);
