/**
 * Milliseconds in which a question accepts no answer after it appears: the second tap of a double
 * tap (180 to 300 ms after the first) must not answer what the user has not seen.
 */
export const pauseLength = 400
