import { posix } from 'node:path'
import { headingsOf, linksIn } from './markdown.ts'

/** A text file of the project: its path from the root and what is in it. */
export interface TextFile {
  path: string
  text: string
}

/** What exists, so that a test can say what does. */
export interface Known {
  hasFile: (path: string) => boolean
  /** The text of a document; undefined where there is none. */
  read: (path: string) => string | undefined
}

const form = '`docs/specification.md, "Slots"` or `docs/decisions/013-booking.md`'

/** References that name no file, with what to write instead. */
const vague: readonly [RegExp, string][] = [
  [/\bdecisions?\s+(?:no\.?\s*)?\d+/gi, `name the file: ${form}`],
  [/\bspec(?:ification)?\s+sections?\b(?!\s+\d)/gi, `name the heading: ${form}`],
  // Sections of an RFC keep their numbers.
  [/(?<!\bRFC\s\d+,\s)\bsections?\s+\d+/gi, `name the heading: ${form}`],
  [/\brecords?\s+0\d\d\b/gi, `name or link the record: ${form}`],
  [/\bissues?\s+#?\d+/gi, 'say what was asked: issues are not in the repository'],
  [/\bhazards?\s+H\d+/g, 'write `docs/hazards.md, "H8"`'],
  [
    /\b(?:clinical\s+)?(?:facts|additions?)\s+A?\d+(?:\.\d+)?\b/gi,
    'name the heading: `docs/for-the-clinician.md, "Glucose"`',
  ],
  [/"[^"\n]+"\s+in\s+[\w./-]+\.md\b/g, 'put the file first: `README.md, "Back up"`'],
]

const tops = 'bench|database|deploy|docs|domain|migrations|scripts|server|tests|web'
const document = /(?<![\w/.:@*-])(?:[\w.-]+\/)*[\w.-]+\.md\b/g
const headed = /([\w./-]+\.md),\s+((?:"[^"]+"(?:,?\s+and\s+|,\s+(?="))?)+)/g
const quotedPath = new RegExp(`\`((?:${tops})/[\\w./-]+)\``, 'g')

/** Every reference of a file that leads nowhere, as `file:line: what, and what to write instead`. */
export function findBrokenReferences({ path, text }: TextFile, known: Known): string[] {
  const isDocument = path.endsWith('.md')
  const flat = isDocument ? withoutLinks(text) : joinComments(text)
  const here = (index: number) => `${path}:${text.slice(0, index).split('\n').length}`
  const oneLine = (found: string) => found.replaceAll(/\s+/g, ' ')
  const resolve = (name: string) =>
    [name, posix.join(posix.dirname(path), name)].find((one) => known.hasFile(one))

  const bare = vague.flatMap(([pattern, advice]) =>
    [...flat.matchAll(pattern)].map((m) => `${here(m.index)}: "${oneLine(m[0])}": ${advice}.`),
  )
  const documents = [...flat.matchAll(document)]
    .filter(([name]) => !resolve(name))
    .map((m) => `${here(m.index)}: ${m[0]} does not exist: ${form}.`)
  const headings = [...flat.matchAll(headed)].flatMap((m) => {
    const target = resolve(m[1]!)
    const names = target ? headingsOf(known.read(target) ?? '').flatMap(({ names }) => names) : []
    return [...m[2]!.matchAll(/"([^"]+)"/g)]
      .map(([, name = '']) => oneLine(name))
      .filter((name) => target && !names.includes(name))
      .map((name) => `${here(m.index)}: ${m[1]} has no heading "${name}".`)
  })
  const paths = [...flat.matchAll(quotedPath)]
    .filter(([, name = '']) => !known.hasFile(name) && !/NNN|\.\.\./.test(name))
    .map((m) => `${here(m.index)}: ${m[1]} does not exist: name the file where it is now.`)
  return [...bare, ...documents, ...headings, ...paths, ...(isDocument ? brokenLinks() : [])]

  function brokenLinks(): string[] {
    return linksIn(text).flatMap(({ target, anchor, index }) => {
      const file = target === '' ? path : posix.join(posix.dirname(path), target)
      if (!known.hasFile(file)) return [`${here(index)}: the link to ${target} leads nowhere.`]
      if (!anchor || !file.endsWith('.md')) return []
      const anchors = headingsOf(known.read(file) ?? '').map((one) => one.anchor)
      return anchors.includes(anchor)
        ? []
        : [`${here(index)}: ${file} has no heading for the anchor #${anchor}.`]
    })
  }
}

/** The text with the leaders of comments and links as spaces: a reference may go over two lines. */
function joinComments(text: string): string {
  return text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|#|--|;)?[ \t]*/g, (found) =>
    ' '.repeat(found.length),
  )
}

/** Links are checked by their targets. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\[[^\]\n]*\]\([^)\n]*\)/g, (found) => ' '.repeat(found.length))
}
