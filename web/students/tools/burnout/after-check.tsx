import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { CallNow } from './help-card.tsx'

const numbers = Array.from({ length: 11 }, (_, number) => number)

function wordsFor(tension: number): string {
  if (tension <= 3) return 'Good. Keep this for the next hard moment.'
  if (tension <= 6) return 'A second time often helps more than the first.'
  return 'Still very tense. Try it once more, or the other exercise, or talk to someone.'
}

/** How it is after an exercise, from 0 to 10. Not stored: it is for this moment only. */
export function AfterCheck({ onAgain }: { onAgain: () => void }) {
  const [tension, setTension] = useState<number>()
  return (
    <div className="after">
      <fieldset>
        <legend>How tense are you now? 0 is calm, 10 is as tense as can be.</legend>
        <div className="after-numbers">
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              className="after-number"
              aria-pressed={number === tension}
              onClick={() => setTension(number)}
              translate="no"
            >
              {number}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status">{tension === undefined ? '' : wordsFor(tension)}</p>
      {tension !== undefined && tension > 6 ? <CallNow /> : null}
      <Button variant="quiet" onClick={onAgain}>
        Once more
      </Button>
    </div>
  )
}
