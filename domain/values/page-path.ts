/**
 * A path as the table of pages has it: in lower case, without a slash at its end. People type and print
 * `/Help-Now`, and other programs add the slash.
 */
export const pagePath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1')

/** The same where the last part is open and stays as it was typed: `/Invoices/Ab1/` is `/invoices/Ab1`. */
export function openPath(path: string): string {
  const whole = path.replace(/(.)\/+$/, '$1')
  const start = whole.lastIndexOf('/') + 1
  return whole.slice(0, start).toLowerCase() + whole.slice(start)
}
