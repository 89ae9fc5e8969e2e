import { transform } from 'lightningcss'

/**
 * The part of the stylesheet that this HTML can use: rules with a class that it does not contain are
 * left out. Classes inside :is(), :not() or :has() are not evaluated; such rules stay. The licence notice
 * is in the whole stylesheet, which the page has besides.
 */
export function criticalCss(stylesheet, html) {
  const classes = new Set()
  for (const [, list] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of unescapeHtml(list).split(/\s+/)) classes.add(name)
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(stylesheet),
    minify: true,
    visitor: {
      Rule: {
        style({ value }) {
          const canMatch = value.selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || classes.has(part.name)),
          )
          return canMatch ? undefined : []
        },
      },
    },
  })
  return code
    .toString()
    .replaceAll(/\/\*![^]*?\*\//g, '')
    .trimStart()
}

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

function unescapeHtml(text) {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity])
}
