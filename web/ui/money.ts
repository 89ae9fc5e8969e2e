function grouped(whole: number): string {
  return String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

/** An amount in ngwee (integer, 100 to the kwacha) in full: 125000 is `K1,250.00`. */
export function formatMoney(ngwee: number): string {
  const amount = Math.abs(ngwee)
  const rest = String(amount % 100).padStart(2, '0')
  return `${ngwee < 0 ? '-' : ''}K${grouped(Math.floor(amount / 100))}.${rest}`
}

/** A price as people say it: `K250` when it is whole kwacha, `K250.50` otherwise. */
export function formatPrice(ngwee: number): string {
  return formatMoney(ngwee).replace(/\.00$/, '')
}
