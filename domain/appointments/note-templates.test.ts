import { describe, expect, it } from 'vitest'
import { professions } from '../practice/professions.ts'
import { maxNotes } from './notes-schema.ts'
import { noteTemplates, templatesFor, withTemplate } from './note-templates.ts'

const named = (id: string) => noteTemplates.find((one) => one.id === id)!

describe('the templates for notes', () => {
  it('are offered by profession, its own first, and each profession has one of its own', () => {
    const idsFor = (profession: (typeof professions)[number]) =>
      templatesFor(profession).map(({ id }) => id)
    expect(professions.map(idsFor)).toEqual([
      ['soap', 'follow-up', 'for-patient'],
      ['adime', 'follow-up', 'for-patient'],
      ['exercise', 'follow-up', 'for-patient'],
    ])
    expect(new Set(noteTemplates.map(({ id }) => id)).size).toBe(noteTemplates.length)
  })

  it('leave most of the room to the provider', () => {
    for (const template of noteTemplates)
      expect(withTemplate('', template).length).toBeLessThan(maxNotes / 4)
  })

  it('start empty notes with headings, each with an empty row below it', () => {
    expect(withTemplate('', named('follow-up'))).toBe(
      'Since the last session\n\nToday\n\nNext step\n',
    )
    expect(withTemplate('', named('soap'))).toMatch(
      /^Subjective: .+\n\nObjective: .+\n\nAssessment: .+\n\nPlan: .+\n$/,
    )
  })

  it('come after what was typed, and change nothing of it', () => {
    const typed = '  Slept well.\n\nNo pain.'
    for (const template of noteTemplates) {
      const text = withTemplate(typed, template)
      expect(text.startsWith(`${typed}\n\n${template.headings[0]}\n`)).toBe(true)
    }
  })

  it('add no heading twice', () => {
    const once = withTemplate('', named('follow-up'))
    expect(withTemplate(once, named('follow-up'))).toBe(once)
    const filled = 'Since the last session\nBetter.\n\nNext step\nWalk.'
    expect(withTemplate(filled, named('follow-up'))).toBe(`${filled}\n\nToday\n`)
  })
})
