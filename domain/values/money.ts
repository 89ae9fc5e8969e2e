/**
 * An amount in ngwee (integer, 100 to the kwacha), the same everywhere: `K250`, `K1,250` and, where there
 * are ngwee, `K250.50`.
 */
export function inKwacha(ngwee: number): string {
  const amount = (Math.abs(ngwee) / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',')
  return `${ngwee < 0 ? '-' : ''}K${amount.replace(/\.00$/, '')}`
}

/** An amount in ngwee as spreadsheets take it: kwacha with two decimals, `-1250.50`. By digits, so exact for any sum. */
export function kwachaDigits(ngwee: number): string {
  const digits = String(Math.abs(ngwee)).padStart(3, '0')
  return `${ngwee < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
