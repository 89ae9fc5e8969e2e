import { useEffect, useRef } from 'react'
import {
  type BurnoutAnswers,
  burnoutLevelIndex,
  burnoutLevels,
  scoreBurnout,
} from '#domain/students/burnout.ts'
import { BandScale } from '#web/ui/charts/band-scale.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Main, PageHeading, Card } from '#web/ui/layout/page.tsx'
import { burnoutBands } from './burnout-bands.ts'
import { HelpCard } from './help-card.tsx'
import type { CheckControls } from './use-check.ts'
import { type Saving, useSavedCheck } from './use-saved-check.ts'

/** What it means and what to do next, then the number. */
export function BurnoutResult(props: { check: CheckControls; answers: BurnoutAnswers }) {
  const { check, answers } = props
  const score = scoreBurnout(answers)
  const current = burnoutLevelIndex(score)
  const level = burnoutLevels[current]!
  const { saving, save } = useSavedCheck({
    id: check.id,
    answers,
    isSaved: check.isSaved,
    onSaved: check.markSaved,
  })
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.querySelector('h1')?.focus(), [])

  return (
    <Main>
      <div ref={top}>
        <PageHeading kicker="Your self-check" title={level.label} lead={level.text} />
      </div>
      <div className="check-result">
        <div>
          <h2 className="sr-only">What to do now</h2>
          <HelpCard score={score} />
        </div>
        <Card>
          <BandScale
            label="How exhausted you feel"
            shown={String(score)}
            unit="of 100"
            bands={burnoutBands}
            current={current}
            value={score}
          />
          <p className="mt-4 text-muted">
            This is not a test and not a diagnosis. It adds up your own eight answers, so that you
            can compare yourself with yourself.
          </p>
        </Card>
      </div>
      <SavingLine saving={saving} onSave={save} />
      <Button variant="quiet" onClick={check.leave}>
        Back to the exercises
      </Button>
    </Main>
  )
}

/** Honest about where the answers are; says "saved" only after the server did. */
function SavingLine({ saving, onSave }: { saving: Saving; onSave: () => void }) {
  return (
    <div className="check-saving" role="status">
      {saving === 'saving' ? <p>Saving your check...</p> : null}
      {saving === 'saved' ? <p>Saved. Only you can see it.</p> : null}
      {saving === 'failed' ? (
        <>
          <p>Not saved yet. Your answers stay here until you close this tab.</p>
          <Button variant="quiet" onClick={onSave}>
            Send again
          </Button>
        </>
      ) : null}
      {saving === 'not allowed' ? (
        <>
          <p>Not saved: for that we need your consent to keep health data.</p>
          <LinkButton variant="quiet" to="/consent?next=/burnout">
            Read and decide
          </LinkButton>
        </>
      ) : null}
    </div>
  )
}
