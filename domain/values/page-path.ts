/** What follows an address in a text or a message, and is taken along when it is copied or tapped. */
const after = /(.)[^\p{L}\p{N}_-]+$/u

/** A path without what other programs add at its end. */
export const barePath = (path: string): string => path.replace(after, '$1')

/**
 * A path as the table of pages has it: in lower case, without a slash at its end. People type and print
 * `/Help-Now`, other programs add the slash, and a link in a message takes the full stop along.
 */
export const pagePath = (path: string): string => barePath(path.toLowerCase())
