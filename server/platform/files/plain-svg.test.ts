import { describe, expect, it } from 'vitest'
import { plainSvg, SvgIssue } from './plain-svg.ts'

const ns = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (inner: string, more = '') => `<svg ${ns} viewBox="0 0 8 8"${more}>${inner}</svg>`
const bomb = Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`)

describe('an SVG', () => {
  it.each([
    ['shapes', svg('<path d="M0 0h8v8z" fill="#226688"/>')],
    [
      'a gradient of its own',
      svg(
        '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect width="8" height="8" fill="url(#a)"/>',
      ),
    ],
    ['a gradient that names another', svg('<radialGradient id="b" href="#a"/>')],
    ['a style of classes', svg('<style>.a{fill:#fff}</style><path class="a" d="M0 0h8"/>')],
    [
      'a mask',
      svg('<mask id="m"><path d="M0 0h8"/></mask><g mask="url(#m)"><path d="M1 1h2"/></g>'),
    ],
  ])('is written again as it is: %s', (_, text) => {
    expect(plainSvg(text)).toBe(text)
  })

  it.each([
    [
      'a first line and a comment',
      `<?xml version="1.0"?>\n<!-- made here -->${svg('<path d="M0 0h8"/>')}`,
    ],
    [
      'what drawing programs add',
      svg(
        '<metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata><sodipodi:namedview id="x"/><title>A</title><path d="M0 0h8"/>',
      ),
    ],
    [
      'attributes that draw nothing',
      svg('<path d="M0 0h8" data-name="x" inkscape:label="y"/>', ' version="1.1"'),
    ],
    ['a byte order mark', `\uFEFF${svg('<path d="M0 0h8"/>')}`],
  ])('is written again without %s', (_, text) => {
    expect(plainSvg(text)).toBe(svg('<path d="M0 0h8"/>'))
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>'), '“script”'],
    ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), '“SCRIPT”'],
    ['an event', svg('<path d="M0 0h8" onload="alert(1)"/>'), '“onload”'],
    ['an event of the root', svg('', ' onload="alert(1)"'), '“onload”'],
    ['an event in capitals', svg('<g ONCLICK="x()"/>'), '“ONCLICK”'],
    ['HTML', svg('<foreignObject><div/></foreignObject>'), '“foreignObject”'],
    ['a frame', svg('<iframe src="https://a.test"/>'), '“iframe”'],
    ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), '“a”'],
    ['a picture', svg('<image href="https://a.test/a.png"/>'), '“image”'],
    ['a picture within', svg('<image href="data:image/png;base64,AAAA"/>'), '“image”'],
    ['a file', svg('<image xlink:href="file:///etc/passwd"/>'), '“image”'],
    ['a copy', svg('<use href="#a"/>'), '“use”'],
    ['a copy from outside', svg('<use xlink:href="https://a.test/a.svg#a"/>'), '“use”'],
    ['words', svg('<text>Ubumi</text>'), '“text”'],
    ['a filter', svg('<filter id="f"><feImage href="https://a.test"/></filter>'), '“filter”'],
    ['a movement', svg('<animate attributeName="href" to="javascript:alert(1)"/>'), '“animate”'],
    ['a change of a value', svg('<set attributeName="onload" to="x"/>'), '“set”'],
    ['a pattern', svg('<pattern id="p"><path d="M0 0"/></pattern>'), '“pattern”'],
    [
      'a gradient from outside',
      svg('<linearGradient href="https://a.test#a"/>'),
      'a link to another place',
    ],
    [
      'a script in a gradient',
      svg('<linearGradient xlink:href="javascript:alert(1)"/>'),
      'a link to another place',
    ],
    ['a fill from outside', svg('<path fill="url(https://a.test#a)"/>'), 'a link to another place'],
    [
      'a fill of data',
      svg('<path fill="url(data:image/png;base64,AA)"/>'),
      'a link to another place',
    ],
    [
      'a style from outside',
      svg('<path style="fill: URL( //a.test )"/>'),
      'a link to another place',
    ],
    [
      'a style that hides it',
      svg(String.raw`<path style="fill: u\72l(//a.test)"/>`),
      'a link to another place',
    ],
    ['an import', svg('<style>@import "https://a.test";</style>'), 'a style that loads something'],
    ['a font', svg('<style>@font-face{src:url(#a)}</style>'), 'a style that loads something'],
    ['a background', svg('<style>.a{fill:url(//a.test)}</style>'), 'a style that loads something'],
    [
      'an escape in a style',
      svg(String.raw`<style>.a{fill:u\72l(//a.test)}</style>`),
      'a style that loads something',
    ],
    [
      'a document type',
      `<!DOCTYPE svg SYSTEM "https://a.test/a.dtd">${svg('')}`,
      'a DOCTYPE or an entity',
    ],
    [
      'a billion laughs',
      `<!DOCTYPE svg [<!ENTITY a0 "ha">${bomb.join('')}]>${svg('&a9;')}`,
      'a DOCTYPE or an entity',
    ],
    [
      'a file by an entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<path d="&x;"/>')}`,
      'a DOCTYPE or an entity',
    ],
    ['an entity in a value', svg('<path d="&x;"/>'), 'a DOCTYPE or an entity'],
    ['a letter as a number', svg('<path fill="&#117;rl(//a.test)"/>'), 'a DOCTYPE or an entity'],
    ['CDATA', svg('<style><![CDATA[.a{fill:red}]]></style>'), 'a DOCTYPE or an entity'],
    [
      'a stylesheet',
      `${svg('').replace('</svg>', '<?xml-stylesheet href="https://a.test"?></svg>')}`,
      'an instruction',
    ],
    [
      'a mask in a mask by a style',
      svg('<mask id="m"><g style="mask:url(#m)"/></mask>'),
      'a mask in a mask',
    ],
    ['a page around it', `<html><body>${svg('')}</body></html>`, 'no drawing'],
    ['a second drawing', svg('') + svg(''), 'no drawing'],
    ['words before it', `GIF89a ${svg('')}`, 'words outside of it'],
    ['a second file behind it', `${svg('')}PK\u0003\u0004`, 'words outside of it'],
    ['a half', svg('<path d="M0 0"/>').slice(0, 60), 'a part that cannot be read'],
    ['no end', `<svg ${ns}><g>`, 'a part that cannot be read'],
    ['an end of another', `<svg ${ns}><g></svg></g>`, 'a part that cannot be read'],
    ['a value without quotes', `<svg width=8></svg>`, 'a part that cannot be read'],
    ['a tag in a value', svg('<path d="<script>"/>'), 'a part that cannot be read'],
    ['nothing', '', 'a part that cannot be read'],
    ['spaces', '   ', 'a part that cannot be read'],
    ['a comment without end', `<!-- ${svg('')}`, 'a part that cannot be read'],
    ['a depth without end', svg('<g>'.repeat(50) + '</g>'.repeat(50)), 'too many parts'],
    ['thousands of parts', svg('<g/>'.repeat(3001)), 'too many parts'],
  ])('is rejected with %s', (_, text, found) => {
    expect(plainSvg(text)).toEqual(new SvgIssue(found))
  })

  it('leaves a mask out of a mask, which could multiply what is drawn', () => {
    const nested = svg('<clipPath id="c"><path clip-path="url(#c)" d="M0 0"/></clipPath>')
    expect(plainSvg(nested)).toBe(svg('<clipPath id="c"><path d="M0 0"/></clipPath>'))
  })

  it('takes time in proportion to its length', () => {
    for (const part of ['<', '<a ', '<g a="', '<!--', ' a="b"', '</g', '\n'])
      expect(plainSvg(`<svg ${part.repeat(100_000 / part.length)}`)).toBeInstanceOf(SvgIssue)
  })
})
