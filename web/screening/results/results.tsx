import { stepAfter } from '#domain/next-steps/after-screening.ts'
import type { StepKind } from '#domain/next-steps/table.ts'
import type { HelpKey } from '#domain/screening/instruments/instrument.ts'
import { helpAfter, helpForMinors } from '#domain/screening/help-steps.ts'
import { storedAnswers, type ScreeningState } from '#domain/screening/flow.ts'
import { mayPraise, notMadeForMinors, remarksOn, whatItIsNot } from '#domain/screening/remarks.ts'
import { asksForSafety, scoreScreening } from '#domain/screening/scoring.ts'
import { CrisisList } from '#web/app/layout/crisis-menu.tsx'
import { WhoKnows } from '#web/safety/alert/who-knows.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { CallBackOffer } from '#web/ui/call-back-offer.tsx'
import { CareCard } from '#web/ui/care-card.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { StepOfResults } from '../next-step/step-of-results.tsx'
import { HelpList } from './help-list.tsx'
import { InstrumentResult } from './instrument-result.tsx'
import { Meaning } from './meaning.tsx'
import { SafetyFirst } from '../safety-first.tsx'
import { scoredIn } from '../scored.ts'
import { SavingNote } from './saving-note.tsx'
import type { RunControls } from '../run/use-run.ts'
import { useSaveResultMutation } from './use-save-result-mutation.ts'

const fetchSharing = loadOnce(
  async () => (await import('../requested/share-result.tsx')).ShareResult,
)

/** What the list would say a second time below the step. */
const sameAs: Partial<Record<StepKind, HelpKey>> = { session: 'book', self_help: 'self-help' }

interface ResultsProps {
  state: ScreeningState
  run: RunControls
  /** Under 18: no words of adult bands. */
  isMinor: boolean
}

/**
 * First what it means and what helps next, then the numbers; the helplines in any case. After an
 * answer above 0 to item 9 help comes before everything, and nothing praises.
 */
export function Results({ state, run, isMinor }: ResultsProps) {
  const { saving, save } = useSaveResultMutation(state, run.run?.is_kept ?? true, run.markSaved)
  const answers = storedAnswers(state)
  const scored = scoredIn(scoreScreening(answers))
  const leading = scored.toSorted((one, other) => other.band.severity - one.band.severity)[0]!
  const remarks = remarksOn(answers)
  const isPraised = mayPraise(answers)
  // After item 9 the help above is the step, in words that nothing may weaken.
  const isSafetyFirst = asksForSafety(answers)
  const step = isSafetyFirst ? null : stepAfter(answers, isMinor)
  return (
    <>
      <PageHeading title="Your results" />
      {isSafetyFirst ? (
        <SafetyFirst>
          <WhoKnows alertId={state.id} />
        </SafetyFirst>
      ) : null}
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
      <SavingNote
        saving={saving}
        isRequested={run.run?.request !== undefined}
        onSave={() => void save()}
      />
      {run.run?.request && saving.state === 'saved' ? (
        <Lazy
          load={fetchSharing}
          props={{ request_id: run.run.request, result_id: state.id }}
          fallback={<Skeleton lines={3} />}
        />
      ) : null}
      <Section title="What helps next">
        {step ? (
          <StepOfResults step={step} result_id={state.id} isSaved={saving.state === 'saved'} />
        ) : null}
        <HelpList
          keys={(isMinor ? helpForMinors : helpAfter(answers)).filter(
            (key) => !step || key !== sameAs[step],
          )}
        />
        <CallBackOffer />
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
      <div className="form-actions mt-12">
        {saving.state === 'saved' ? (
          <>
            <LinkButton to="/screening/history">See what changed</LinkButton>
            <LinkButton to="/screening/print" variant="quiet">
              A page for my clinician
            </LinkButton>
          </>
        ) : null}
        <LinkButton to="/patient-dashboard" variant="quiet">
          Done
        </LinkButton>
      </div>
    </>
  )
}
