/** The longest text of each of the person's fields, and of the answer. */
export const longest = { words: 1000, answer: 4000 } as const
