import type { Profile } from '#domain/profile.ts'
import { helpAfter } from '#domain/screening/help-steps.ts'
import { keptAnswers, type ScreeningState } from '#domain/screening/flow.ts'
import { remarksOn, whatItIsNot } from '#domain/screening/remarks.ts'
import { asksForSafety, scoreScreening } from '#domain/screening/scoring.ts'
import { CrisisList } from '#web/app/crisis-menu.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { CareCard } from '#web/ui/care-card.tsx'
import { PageHeading, Section } from '#web/ui/page.tsx'
import { HelpList } from './help-list.tsx'
import { InstrumentResult } from './instrument-result.tsx'
import { MinorNote } from './minor-note.tsx'
import { scoredIn } from './scored.ts'
import { SavingNote } from './saving-note.tsx'
import type { RunControls } from './use-run.ts'
import { useSaving } from './use-saving.ts'

interface ResultsProps {
  state: ScreeningState
  run: RunControls
  profile: Profile
}

/** First what it means and what helps next, then the numbers; the help lines in any case. */
export function Results({ state, run, profile }: ResultsProps) {
  const { saving, save } = useSaving(state, run.run?.is_kept ?? true, run.settle)
  const answers = keptAnswers(state)
  const scored = scoredIn(scoreScreening(answers))
  const leading = scored.toSorted((one, other) => other.band.severity - one.band.severity)[0]!
  const remarks = remarksOn(answers)
  return (
    <>
      <PageHeading title="Your results" />
      <div
        className={`screening-meaning ${leading.band.severity > 0 ? 'bg-copper-wash' : 'bg-leaf-wash'}`}
      >
        <h2>{leading.band.title}</h2>
        <p>{leading.band.text}</p>
      </div>
      {asksForSafety(answers) ? <SafetyCard /> : null}
      {remarks
        .filter(({ level }) => level === 'clinician')
        .map(({ text, title }) => (
          <div className="mt-4" key={text}>
            <CareCard level="clinician" title={title}>
              <p>{text}</p>
            </CareCard>
          </div>
        ))}
      <SavingNote saving={saving} onSave={() => void save()} />
      <Section title="What helps next">
        <HelpList keys={helpAfter(answers)} />
      </Section>
      <Section title="Help lines">
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
              remarks={remarks.filter(
                (remark) => remark.level === 'note' && remark.instrument === instrument.id,
              )}
            />
          ))}
        </div>
        <p className="mt-6">{whatItIsNot}</p>
        <MinorNote date_of_birth={profile.date_of_birth} />
      </Section>
      <div className="form-actions mt-12">
        {saving === 'saved' ? (
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

function SafetyCard() {
  return (
    <CareCard level="emergency" title="You told us about thoughts of not being alive">
      <p>
        Thank you for saying so. Please talk to somebody today. If you might act on these thoughts,
        call 933 or 112 now, or go to the nearest hospital.
      </p>
      <div className="form-actions mt-4">
        <LinkButton to="/safety">Open the safety page</LinkButton>
        <LinkButton to="/safety-plan" variant="quiet">
          Make a safety plan
        </LinkButton>
      </div>
    </CareCard>
  )
}
