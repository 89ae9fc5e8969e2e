/** An amount in ngwee (integer, 100 to the kwacha) as it stands in documents: 125000 is `K1,250.00`. */
export function inKwacha(ngwee: number): string {
  return `K${(ngwee / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`
}
