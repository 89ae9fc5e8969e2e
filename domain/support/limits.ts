/** The longest text of a message of a patient, and of an answer. */
export const longest = { words: 2000, answer: 4000 } as const

/** Minutes of opening hours in which a question is answered. `domain/membership/benefits.ts` sells it. */
export const promiseMinutes = 120

/** Minutes of opening hours after which those who may answer are reminded: half an hour before the answer is due. */
export const remindMinutes = 90

/** Minutes for which a claimed question is held without an answer. */
export const claimMinutes = 30

/** Days in which a closed question can be opened again. */
export const reopenDays = 7

/** Questions of one person that wait at the same time. */
export const maxWaiting = 10

/** Messages of a thread, of both sides. */
export const maxMessages = 100
