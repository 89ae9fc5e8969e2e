import type { ReactNode } from 'react'
import type { HelpKey } from '#domain/screening/instruments/instrument.ts'
import { helpAfter, helpForMinors } from '#domain/screening/help-steps.ts'
import { storedAnswers, type ScreeningState } from '#domain/screening/flow.ts'
import { mayPraise, notMadeForMinors, remarksOn, whatItIsNot } from '#domain/screening/remarks.ts'
import { asksForSafety, scoreScreening } from '#domain/screening/scoring.ts'
import { CrisisList } from '#web/app/layout/crisis-menu.tsx'
import { CareCard } from '#web/ui/care-card.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { HelpList, type HelpPlaces } from './help-list.tsx'
import { InstrumentResult } from './instrument-result.tsx'
import { Meaning } from './meaning.tsx'
import { SafetyFirst } from '../safety-first.tsx'
import { scoredIn } from '../scored.ts'

interface ResultsViewProps {
  state: ScreeningState
  /** Under 18: no words of adult bands. */
  isMinor: boolean
  /** Who was notified, after an answer above 0 to item 9. */
  whoKnows: ReactNode
  /** Where the results are, and who has them. */
  keeping: ReactNode
  /** Before the list of what helps, and after it. */
  step?: ReactNode
  offer?: ReactNode
  places: HelpPlaces
  /** What the step says already. */
  hidden?: HelpKey | undefined
  /** The ways on. */
  children: ReactNode
}

/**
 * First what it means and what helps next, then the numbers; the helplines in any case. After an
 * answer above 0 to item 9 help comes before everything, and nothing praises.
 */
export function ResultsView(props: ResultsViewProps) {
  const { state, isMinor, whoKnows, keeping, step, offer, places, hidden, children } = props
  const answers = storedAnswers(state)
  const scored = scoredIn(scoreScreening(answers))
  const leading = scored.toSorted((one, other) => other.band.severity - one.band.severity)[0]!
  const remarks = remarksOn(answers)
  const isPraised = mayPraise(answers)
  return (
    <>
      <PageHeading title="Your results" />
      {asksForSafety(answers) ? <SafetyFirst>{whoKnows}</SafetyFirst> : null}
      <Meaning band={leading.band} isMinor={isMinor} mayPraise={isPraised} />
      {remarks
        .filter(({ level }) => level === 'clinician')
        .map(({ text, title }) => (
          <div className="mt-4" key={text}>
            <CareCard level="clinician" title={title}>
              <p>{text}</p>
            </CareCard>
          </div>
        ))}
      {keeping}
      <Section title="What helps next">
        {step}
        <HelpList
          keys={(isMinor ? helpForMinors : helpAfter(answers)).filter((key) => key !== hidden)}
          places={places}
        />
        {offer}
      </Section>
      <Section title="Helplines">
        <CrisisList />
      </Section>
      <Section title="Your numbers">
        <div className="grid gap-6">
          {scored.map(({ instrument, score, band }) => (
            <InstrumentResult
              key={instrument.id}
              instrument={instrument}
              score={score}
              band={band}
              isMinor={isMinor}
              mayPraise={isPraised}
              remarks={remarks.filter(
                (remark) => remark.level === 'note' && remark.instrument === instrument.id,
              )}
            />
          ))}
        </div>
        <p className="mt-6">{whatItIsNot}</p>
        {isMinor ? <p className="screening-note">{notMadeForMinors}</p> : null}
      </Section>
      <div className="form-actions mt-12">{children}</div>
    </>
  )
}
