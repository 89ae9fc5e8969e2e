/** The words of the intake form: spec section 8, and decision 29 for what waits for a line. */
export const notices = {
  submitted: {
    title: 'Intake Form Submitted!',
    text: 'Your information has been saved successfully.',
  },
  waiting: {
    title: 'Saved on this phone, will be sent',
    text: 'There is no line right now. Your intake form is sent as soon as there is one.',
  },
} as const

/** Why a form is still on this phone. */
export type Hindrance = 'line' | 'consent' | { refused: string }

/** What is said of a form that waits, and the way on where one is needed. */
export function wordsOn(hindrance: Hindrance): {
  title: string
  text: string
  way?: { to: string; label: string }
} {
  if (hindrance === 'line')
    return {
      title: notices.waiting.title,
      text: 'Your intake form waits for a line. It stays on this phone, where others who use the phone could find it, until it is sent or you log out.',
    }
  if (hindrance === 'consent')
    return {
      title: 'Your intake form waits for your consent',
      text: 'It is on this phone alone until you agree that health entries are kept, or log out.',
      way: { to: '/consent?next=/intake', label: 'Read and decide' },
    }
  return {
    title: 'Your intake form was not accepted',
    text: `${hindrance.refused} It is on this phone alone until you correct it or log out.`,
  }
}
