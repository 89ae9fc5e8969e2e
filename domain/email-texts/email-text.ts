/** The words of an email that an admin may change. */
export interface Wording {
  subject: string
  /** Paragraphs with an empty line between them. */
  body: string
  /** What the button says. */
  button: string
}

/** What stands in a text for words that differ from one email to the next: `{time}`. */
export interface Placeholder {
  /** What it becomes, in plain words. */
  means: string
  /** What the preview shows; several paragraphs where it `isBlock`. */
  sample: string | readonly string[]
  /** The email is of no use without it. */
  isRequired?: boolean
  /** It is a paragraph of its own, or several, or none. */
  isBlock?: boolean
  /** Not for a locked screen: neither in the subject nor in the first paragraph. */
  isPrivate?: boolean
}

/** One email whose text an admin may change. */
export interface EmailText {
  group: string
  name: string
  /** When it is sent, and to whom. */
  purpose: string
  usual: Wording
  placeholders: Readonly<Record<string, Placeholder>>
}

/** Placeholders of every text. */
export const sharedPlaceholders = {
  clinic: { means: 'The name of the clinic', sample: '' },
  phone: { means: 'The phone number of the clinic', sample: '', isPrivate: true },
  email: { means: 'The email address of the clinic', sample: '', isPrivate: true },
  address: { means: 'The address of the clinic', sample: '', isPrivate: true },
  link: {
    means: 'The button that leads to the page',
    sample: [],
    isRequired: true,
    isBlock: true,
  },
} as const satisfies EmailText['placeholders']

/** The place where a patient turns emails on and off. */
export const emailsPage = {
  emails_page: {
    means: 'The address of the page on which emails are turned on and off',
    sample: 'https://example.org/account/emails',
    isRequired: true,
    isPrivate: true,
  },
} as const satisfies EmailText['placeholders']

export const providerName = {
  provider: { means: 'The name of the provider', sample: 'Chileshe Mumba', isRequired: true },
} as const satisfies EmailText['placeholders']

export const placeholdersOf = (text: EmailText): EmailText['placeholders'] => ({
  ...text.placeholders,
  ...sharedPlaceholders,
})
