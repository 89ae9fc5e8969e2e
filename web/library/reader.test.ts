import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canSpeak, speak, watchVoices } from '#web/platform/browser/speech.ts'
import { Reader, type ReaderState } from './reader.ts'

interface Said {
  text: string
  voice?: { name: string }
  onend: () => void
  onerror: (event: { error: string }) => void
}

let said: Said[] = []
let cancelled = 0
let voices: { name: string; lang: string; localService: boolean }[] = []
const states: ReaderState[] = []

beforeEach(() => {
  said = []
  cancelled = 0
  states.length = 0
  voices = [
    { name: 'network', lang: 'en-GB', localService: false },
    { name: 'French', lang: 'fr-FR', localService: true },
    { name: 'American', lang: 'en_US', localService: true },
    { name: 'British', lang: 'en-GB', localService: true },
  ]
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => (cancelled += 1),
    speak: (one: Said) => said.push(one),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const reader = () => new Reader(['Title', 'First.', 'Second.'], (state) => states.push(state))
const texts = () => said.map(({ text }) => text)

it('reads one piece after the other, and stops at the end', () => {
  reader().play()
  said[0]!.onend()
  said[1]!.onend()
  said[2]!.onend()
  expect(texts()).toEqual(['Title', 'First.', 'Second.'])
  expect(states).toEqual(['reading', 'stopped'])
})

it('goes on after a pause with the piece that it was in', () => {
  const one = reader()
  one.play()
  said[0]!.onend()
  one.pause()
  // Some browsers say that a piece has ended when it was cancelled.
  said[1]!.onend()
  said[1]!.onerror({ error: 'interrupted' })
  expect(texts()).toEqual(['Title', 'First.'])
  one.play()
  expect(texts()).toEqual(['Title', 'First.', 'First.'])
  expect(states).toEqual(['reading', 'paused', 'reading'])
})

it('starts again after a stop, and says nothing more', () => {
  const one = reader()
  one.play()
  said[0]!.onend()
  const before = cancelled
  one.stop()
  expect(cancelled).toBeGreaterThan(before)
  one.play()
  expect(texts()).toEqual(['Title', 'First.', 'Title'])
})

it('says that it could not read', () => {
  reader().play()
  said[0]!.onerror({ error: 'synthesis-failed' })
  expect(states).toEqual(['reading', 'stopped', 'failed'])
})

it('takes an English voice of this device, which sends the text nowhere', () => {
  reader().play()
  expect(said[0]!.voice!.name).toBe('British')
  voices = voices.slice(0, 2)
  expect(canSpeak()).toBe(false)
  const failed = vi.fn()
  speak('A text.', vi.fn(), failed)
  expect(failed).toHaveBeenCalledOnce()
  expect(said).toHaveLength(1)
})

it('is not there in a browser without voices, or that blocks them', () => {
  vi.stubGlobal('speechSynthesis', undefined)
  expect(canSpeak()).toBe(false)
  expect(() => watchVoices(vi.fn())()).not.toThrow()
})
