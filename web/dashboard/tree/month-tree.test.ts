import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { MonthTree } from './month-tree.tsx'

it('a full month takes less than 3 kB of markup, with a name for screen readers', () => {
  const days = Array.from({ length: 31 }, (_, index) => dayAfter('2026-10-01', index))
  const label = '31 days of self-care in October 2026'
  const markup = renderToStaticMarkup(
    createElement(MonthTree, { month: '2026-10', days, width: 240, label }),
  )
  expect(markup).toContain(`role="img" aria-label="${label}"`)
  expect(markup.match(/M/g)!.length).toBeGreaterThanOrEqual(31)
  expect(Buffer.byteLength(markup)).toBeLessThan(3000)
})
