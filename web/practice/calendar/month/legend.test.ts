import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { appointmentStatuses } from '#domain/appointments/status.ts'
import { legend } from './legend.ts'

describe('the legend of the calendar', () => {
  it('has a label for each status of an appointment', () => {
    expect(legend.map(([key]) => key)).toEqual(expect.arrayContaining([...appointmentStatuses]))
    for (const [, word] of legend) expect(word).not.toBe('Unknown')
  })

  it('has an entry for each colour of the calendar', async () => {
    const css = await readFile(new URL('../scheduler.css', import.meta.url), 'utf8')
    const coloured = [...css.matchAll(/\.held-([a-z]+) \{\s*--held:/g)].map(([, key]) => key)
    expect(coloured.length).toBeGreaterThan(0)
    expect(new Set(coloured)).toEqual(new Set(legend.map(([key]) => key)))
  })
})
