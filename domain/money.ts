/** An amount in ngwee (integer, 100 to the kwacha) in full: 125000 is `K1,250.00`. */
export function inKwacha(ngwee: number): string {
  const amount = (Math.abs(ngwee) / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',')
  return `${ngwee < 0 ? '-' : ''}K${amount}`
}
