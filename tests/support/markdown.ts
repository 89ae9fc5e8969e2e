/** A heading: the anchor that GitHub gives it, and the names by which a reference may call it. */
export interface Heading {
  anchor: string
  names: string[]
}

const withoutCode = (text: string) =>
  text.replaceAll(/^```[\s\S]*?^```/gm, (found) => found.replaceAll(/[^\n]/g, ' '))

/** The headings of a document. "4.1 Slots" is called "Slots", and "H8 A helpline …" is called "H8". */
export function headingsOf(text: string): Heading[] {
  const used = new Map<string, number>()
  return [...withoutCode(text).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, title = '']) => {
    const plain = title.replaceAll('`', '')
    const slug = plain
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-')
    const times = used.get(slug) ?? 0
    used.set(slug, times + 1)
    const number = /^(?:\d+(?:\.\d+)*\.?|H\d+) +/.exec(plain)?.[0] ?? ''
    const names = [plain, plain.slice(number.length), number.trim()].filter(Boolean)
    return { anchor: times ? `${slug}-${times}` : slug, names }
  })
}

/** Links and pictures to files of the project, with the place of each in the text. */
export function linksIn(text: string): { target: string; anchor: string; index: number }[] {
  const code = withoutCode(text)
  return [...code.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map((found) => ({ address: found[1] ?? found[2]!, index: found.index }))
    .filter(({ address }) => !/^[a-z]+:/.test(address))
    .map(({ address, index }) => {
      const [target = '', anchor = ''] = address.split('#')
      return { target, anchor, index }
    })
}
