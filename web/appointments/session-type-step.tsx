import { sessionTypes } from '#domain/appointments/slots.ts'
import { useProfile } from '#web/app/signed-in/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-fields.tsx'
import type { ChoicesControls } from './choices.ts'
import { PhoneChoice } from './phone-panel.tsx'
import { sessionTypeDetails } from './texts.ts'

/** How to meet. */
export function SessionTypeStep({
  choices: { session_type },
  choose,
  onNext,
}: ChoicesControls & { onNext: () => void }) {
  const { data: profile } = useProfile()
  return (
    <div className="grid gap-6">
      <ChoiceCards
        name="session_type"
        label="How would you like to meet?"
        options={sessionTypes.map((value) => ({
          value,
          label: value,
          detail: sessionTypeDetails[value],
        }))}
        {...(session_type ? { defaultValue: session_type } : {})}
        onChange={(value) => {
          const chosen = sessionTypes.find((type) => type === value)
          if (chosen) choose({ session_type: chosen })
        }}
      />
      {session_type === 'Phone' && profile ? (
        <PhoneChoice profile={profile} onNext={onNext} />
      ) : (
        <div className="form-actions">
          <Button disabled={session_type === undefined} onClick={onNext}>
            Next
          </Button>
        </div>
      )}
    </div>
  )
}
