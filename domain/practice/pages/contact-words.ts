const email = /[^\s@]@[^\s@]/
const link =
  /https?:|www\.|[a-z0-9-]\.(?:com|org|net|info|biz|me|link|ly|africa|co\.zm|org\.zm|co|zm|io|gl)(?![a-z0-9])/i
/** Nine digits or more, as in the shortest number that can be dialled; years and scores have fewer. */
const phone = /\d(?:[ ().\-/]{0,2}\d){8}/

/** Said of words about oneself with a way to reach the writer past the clinic. */
export const noContactText =
  'Remove phone numbers, links and email addresses. Patients book and write to you here.'

/** Whether a text names a phone number, a link or an email address. */
export const hasContact = (text: string): boolean =>
  email.test(text) || link.test(text) || phone.test(text)
