import type { Brand } from './brand.ts'

/**
 * What of the product's name and contact data is still an example: people would call, write to or visit a place
 * that is not ours. One line for each.
 */
export function findPlaceholders({ email, phone, address, store_links }: Brand): string[] {
  return [
    ...(isExample(email) ? [`email: ${email}`] : []),
    ...(/(\D?0){6}$/.test(phone) ? [`phone: ${phone}`] : []),
    ...(address.includes('Plot 12, Independence Avenue') ? [`address: ${address.join(', ')}`] : []),
    ...store_links
      .filter(({ href }) => isExample(href.split('/')[2] ?? ''))
      .map(({ label, href }) => `store_links: ${label}, ${href}`),
  ]
}

/** Names that no one can own (RFC 2606): mail there is lost, and links lead nowhere. */
export const isExample = (host: string) =>
  /(^|[.@])(example(\.(com|net|org))?|test|invalid)$/.test(host)
