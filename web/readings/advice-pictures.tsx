import type { Advice } from '#domain/readings/advice/advice.ts'

/** Each of 48 by 48: strokes with round ends. */
const pictures = {
  sugar: {
    words: 'Sugar now',
    strokes: 'M4 28c0 5 5 8 12 8s12-3 12-8zM28 29h17M7 27c3-12 15-12 18 0M14 22h.1M19 24h.1',
  },
  wait: { words: 'Wait 15 minutes', strokes: 'M24 6a18 18 0 1 1-.1 0zM24 13v11h10' },
  meter: {
    words: 'Measure again',
    strokes:
      'M18 4h12q5 0 5 5v24q0 5-5 5H18q-5 0-5-5V9q0-5 5-5zM18 11h12v10H18zM24 29h.1M21 38v6h6v-6',
  },
  sit: {
    words: 'Sit still for 5 minutes',
    strokes: 'M20 5a4.5 4.5 0 1 1-.1 0zM20 17v13h13v13M20 21l6 5h7M11 15v29M11 34h14v10',
  },
  cuff: {
    words: 'Measure again',
    strokes: 'M17 5a12 12 0 1 1-.1 0zM17 17l5-6M26 26c7 3 3 11 9 13M39 35q5 0 5 4t-5 5-5-5 5-4z',
  },
  clinic: {
    words: 'Go to a clinic',
    strokes: 'M6 44V17L24 6l18 11v27zM24 16v12M18 22h12M20 44v-9h8v9',
  },
} as const

const steps = {
  low: ['sugar', 'wait', 'meter'],
  'third low': ['sugar', 'clinic'],
  crisis: ['sit', 'cuff', 'clinic'],
} as const

/** The steps of an advice as pictures. Its words say all of it, so that it is hidden from screen readers. */
export function AdvicePictures({ of }: { of: NonNullable<Advice['pictures']> }) {
  return (
    <ol className="advice-pictures" aria-hidden="true">
      {steps[of].map((step, place) => (
        <li key={step}>
          <svg className="drawing" width="48" height="48" viewBox="0 0 48 48">
            <path d={pictures[step].strokes} />
          </svg>
          {place + 1}. {pictures[step].words}
        </li>
      ))}
    </ol>
  )
}
