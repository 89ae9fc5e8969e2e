/** Letters of a message, in UTF-16 units. */
export const mostLetters = 2000

/** From so many on one is told how many are left. */
export const countedFrom = 1800
