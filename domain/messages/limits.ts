/** Letters of a message, in UTF-16 units. */
export const maxLetters = 2000

/** Number of characters from which the form shows how many are left. */
export const countedFrom = 1800
