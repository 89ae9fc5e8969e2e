/** A whole number with its thousands apart: `1,234`. */
export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en')
}
