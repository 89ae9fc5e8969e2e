interface StoreLink {
  label: string
  href: string
}

/** The links as lines of a text: a name, then an address. */
export const writeStores = (links: readonly StoreLink[]) =>
  links.map(({ label, href }) => `${label} ${href}`).join('\n')

/** @returns undefined where a line has no name or no address */
export function readStores(typed: string): StoreLink[] | undefined {
  const lines = typed.split('\n').filter((line) => line.trim() !== '')
  const links = lines.map((line) => /^(.*\S)\s+(https:\/\/\S+)$/i.exec(line.trim()))
  return links.some((link) => !link)
    ? undefined
    : links.map((link) => ({ label: link![1]!, href: link![2]! }))
}
