import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { helplines } from '#domain/safety/helplines.ts'
import { CallList } from '#web/app/help/call-list.tsx'
import { CrisisList } from './crisis-menu.tsx'

const dialled = vi.hoisted(() => ({ day: null as string | null }))
vi.mock('#web/platform/calls/helplines.ts', async (importActual) => ({
  ...(await importActual<object>()),
  useHelplines: () => helplines.map((line) => ({ ...line, last_checked: dialled.day })),
}))

beforeEach(() => {
  dialled.day = null
})

it.each([
  ['the menu', () => createElement(CrisisList, {})],
  ['the list of calls', () => createElement(CallList, {})],
])('a number that none of us has dialled says nothing of it to a patient: %s', (_, list) => {
  const html = renderToStaticMarkup(list())
  expect(html).toContain('933')
  expect(html).not.toMatch(/dialled|checked|verified|not yet/i)
})

it('a number that was dialled says when', () => {
  dialled.day = '2026-11-01'
  const html = renderToStaticMarkup(createElement(CrisisList, {}))
  expect(html.match(/Last dialled by us on 1 November 2026/g)).toHaveLength(helplines.length)
})
