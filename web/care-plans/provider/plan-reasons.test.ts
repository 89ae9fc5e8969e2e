import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlanReasons } from './plan-reasons.tsx'

it('the reasons of earlier versions are shown with who gave them and for what', () => {
  const shown = (author: string | null) =>
    renderToStaticMarkup(
      createElement(PlanReasons, {
        reasons: [
          {
            version: 2,
            author,
            created_at: '2026-11-29T08:00:00.000Z',
            weight_loss_reason: 'It keeps her weight.',
            painful_reason: null,
          },
        ],
      }),
    )
  expect(shown('Kelvin Sakala')).toContain('It keeps her weight.')
  expect(shown('Kelvin Sakala')).toContain('Version 2, 29 November 2026, by Kelvin Sakala')
  expect(shown(null)).toContain('by a former colleague')
  expect(shown('Kelvin Sakala')).not.toContain('movement')
  expect(renderToStaticMarkup(createElement(PlanReasons, { reasons: [] }))).toBe('')
})
