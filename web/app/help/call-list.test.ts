import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallList } from './call-list.tsx'

test.each([
  [{ only: 'emergency' }, true],
  [{ first: 'emergency' }, true],
  [{ only: 'listening' }, false],
  [{ first: 'listening' }, false],
  [{}, false],
] as const)('with %o the first call is red: %s', (props, isRed) => {
  const html = renderToStaticMarkup(createElement(CallList, props))
  expect(html.includes('call-list-danger')).toBe(isRed)
})
