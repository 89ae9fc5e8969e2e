/**
 * An SVG of unknown origin, read and written again from what is allowed: shapes, groups and gradients. It is only ever
 * drawn to a PNG, and never sent to a browser; this keeps the one who draws it from what is large, foreign or without
 * an end. What no drawing program needs for a logo is rejected by its name. Takes time in proportion to the text.
 */

/** Drawn. */
const shapes = new Set(
  'svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask style'.split(
    ' ',
  ),
)
/** Says something about the drawing, and draws nothing: left out with what is in it. */
const words = new Set(['metadata', 'title', 'desc'])

const attributes = new Set(
  [
    'clip-path clip-rule clipPathUnits color cx cy d fill',
    'fill-opacity fill-rule fx fy gradientTransform gradientUnits height href',
    'id mask maskContentUnits maskUnits offset opacity points preserveAspectRatio',
    'r rx ry spreadMethod stop-color stop-opacity stroke stroke-dasharray',
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style transform',
    'viewBox width x x1 x2 class y y1',
    'y2 xlink:href',
  ].flatMap((names) => names.split(' ')),
)

const limits = { elements: 3000, depth: 40 }

const tagAt =
  /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const attributeOf = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** What an SVG contains that is not drawn, in words that follow "This SVG contains". */
export class SvgIssue {
  readonly found: string
  constructor(found: string) {
    this.found = found
  }
}

interface Open {
  name: string
  /** Left out, with all that is in it. */
  isLeftOut: boolean
  /** Within a mask or a clip: a second one in it could multiply what is drawn. */
  isCut: boolean
}

/** @returns the SVG written again, or what speaks against it */
export function plainSvg(text: string): string | SvgIssue {
  const written: string[] = []
  const open: Open[] = []
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let elements = 0
  let hasRoot = false
  while (at < text.length) {
    const next = text.indexOf('<', at)
    const between = text.slice(at, next < 0 ? text.length : next)
    const issue = textIssue(between, open.at(-1))
    if (issue) return issue
    if (open.at(-1)?.name === 'style' && !open.at(-1)!.isLeftOut) written.push(between)
    if (next < 0) break
    const after = afterNote(text, next, hasRoot)
    if (after instanceof SvgIssue) return after
    if (after !== undefined) {
      at = after
      continue
    }
    tagAt.lastIndex = next
    const tag = tagAt.exec(text)
    if (!tag) return new SvgIssue('a part that cannot be read')
    at = tagAt.lastIndex
    const [, closes, name = '', given = '', isEmpty] = tag
    if (closes) {
      const closed = open.pop()
      if (closed?.name !== name || given) return new SvgIssue('a part that cannot be read')
      if (!closed.isLeftOut) written.push(`</${name}>`)
      continue
    }
    if (open.length === 0 && (hasRoot || name !== 'svg')) return new SvgIssue('no drawing')
    hasRoot = true
    elements += 1
    if (elements > limits.elements || open.length >= limits.depth)
      return new SvgIssue('too many parts')
    const one = opened(name, open.at(-1))
    if (one instanceof SvgIssue) return one
    const kept = one.isLeftOut ? '' : attributesIn(given, name, open.at(-1)?.isCut ?? false)
    if (kept instanceof SvgIssue) return kept
    if (!one.isLeftOut) written.push(`<${name}${kept}${isEmpty ? '/' : ''}>`)
    if (!isEmpty) open.push(one)
  }
  return hasRoot && open.length === 0
    ? written.join('')
    : new SvgIssue('a part that cannot be read')
}

function opened(name: string, within: Open | undefined): Open | SvgIssue {
  const isLeftOut = within?.isLeftOut || words.has(name) || name.includes(':')
  if (!isLeftOut && !shapes.has(name)) return new SvgIssue(`“${name.slice(0, 40)}”`)
  return { name, isLeftOut, isCut: within?.isCut || name === 'mask' || name === 'clipPath' }
}

/** Where a comment or the first line of the file ends; undefined where there is a tag. */
function afterNote(text: string, at: number, hasRoot: boolean): number | SvgIssue | undefined {
  if (text.startsWith('<!--', at)) return afterMark(text, '-->', at + 4)
  if (text.startsWith('<?xml ', at) && !hasRoot) return afterMark(text, '?>', at)
  if (text[at + 1] === '!') return new SvgIssue('a DOCTYPE or an entity')
  if (text[at + 1] === '?') return new SvgIssue('an instruction')
  return undefined
}

function afterMark(text: string, mark: string, from: number): number | SvgIssue {
  const end = text.indexOf(mark, from)
  return end < 0 ? new SvgIssue('a part that cannot be read') : end + mark.length
}

/** Words between tags are left out, but those of a style. */
function textIssue(between: string, within: Open | undefined): SvgIssue | undefined {
  if (!within) return between.trim() === '' ? undefined : new SvgIssue('words outside of it')
  if (within.isLeftOut || within.name !== 'style') return undefined
  return /[@\\&]/.test(between) || isForeign(between)
    ? new SvgIssue('a style that loads something')
    : undefined
}

/** Whether it names something that is not in the drawing itself. */
const isForeign = (value: string) => /url\s*\((?!\s*['"]?#[\w.-]+['"]?\s*\))/i.test(value)

function attributesIn(given: string, element: string, isCut: boolean): string | SvgIssue {
  const kept = new Map<string, string>(
    element === 'svg' ? [['xmlns', 'http://www.w3.org/2000/svg']] : [],
  )
  for (const [, name = '', double, single] of given.matchAll(attributeOf)) {
    const value = double ?? single ?? ''
    if (/^on/i.test(name)) return new SvgIssue(`“${name.slice(0, 40)}”`)
    if (!attributes.has(name)) continue
    if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(value)) return new SvgIssue('a DOCTYPE or an entity')
    if (isForeign(value) || value.includes('\\')) return new SvgIssue('a link to another place')
    if (name.endsWith('href')) {
      if (!/^#[\w.-]+$/.test(value)) return new SvgIssue('a link to another place')
      if (!element.endsWith('Gradient')) return new SvgIssue('a link')
      kept.set('href', value)
    } else if (!isCut || !(name === 'mask' || name === 'clip-path')) kept.set(name, value)
    if (isCut && name === 'style' && /mask|clip-path/i.test(value))
      return new SvgIssue('a mask in a mask')
  }
  return Array.from(kept, ([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join(
    '',
  )
}
