/** What a payer reads on the phone and the statement, in the alphabet of aggregators: 4 to 22 letters, digits and spaces. */
export function customerMessage(name: string): string {
  const plain = name
    .toUpperCase()
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, 22)
    .trim()
  return plain.length >= 4 ? plain : 'PAYMENT'
}
