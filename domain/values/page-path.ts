/**
 * A path as the table of pages has it: in lower case, without a slash at its end. People type and print
 * `/Help-Now`, and other programs add the slash.
 */
export const pagePath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1')
