/**
 * The notices of this feature, of which the specification fixes the words of some (docs/specification.md,
 * "Notices").
 */

export const fallback = 'Something went wrong'

export const loginTexts = {
  busy: 'Logging in...',
  success: { title: 'Welcome back!', text: "You've successfully logged in." },
  /** The session is in the memory of the open page. */
  notKept: {
    title: 'Welcome back!',
    text: 'This browser keeps nothing. You stay logged in until you close or reload this page.',
  },
  keepsNothing: {
    title: 'This browser keeps nothing for us',
    text: 'You can log in. You stay logged in until you close or reload this page.',
  },
  unconfirmed: {
    title: 'Confirmation Required',
    text: 'Please check your email to confirm your account before logging in.',
  },
  wrong: { title: 'Login Failed', text: 'Incorrect email or password. Please try again.' },
  /** The text of any other failure is its own message. */
  failed: { title: 'Login Failed' },
} as const

export const signUpTexts = {
  busy: 'Creating Account...',
  success: {
    title: 'Account created!',
    text: 'Please check your email to confirm your account.',
  },
  taken: {
    title: 'Email Already in Use',
    text: 'This email is already registered. Please try logging in.',
  },
  failed: { title: 'Sign up Failed' },
  closed: {
    title: 'No new accounts for now',
    text: 'We are sorry: we cannot take new accounts now. You can log in as always.',
  },
  weak: {
    title: 'Weak Password',
    text: 'Please ensure your password meets all the requirements.',
  },
  agreement: {
    title: 'Agreement Required',
    text: 'You must confirm your student status to proceed.',
  },
} as const

export const passwordChanged = {
  title: 'Password changed',
  text: 'Every other place where you were logged in has been logged out.',
} as const
