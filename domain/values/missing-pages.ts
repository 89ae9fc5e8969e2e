/** The title of the page for an unknown address. */
export const notFoundTitle = 'Page not found'

/** Its title where the clinic does not offer what is at the address. */
export const notOfferedTitle = 'Not offered'
