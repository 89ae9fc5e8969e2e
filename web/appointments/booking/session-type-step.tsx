import { sessionTypes } from '#domain/appointments/slots.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { type Topic, topicLabels, topics } from '#domain/appointments/topics.ts'
import { GoOnButton } from './go-on-button.tsx'
import type { ChoicesControls } from './choices.ts'
import { sessionTypeDetails } from '../texts.ts'

const fetchPhoneChoice = async () => (await import('../phone-panel.tsx')).PhoneChoice

/** What it is about, unless the link to this page has set it, and how to meet. */
export function SessionTypeStep({
  choices: { session_type, about = 'unsure' },
  choose,
  chooseTopic,
  isTopicGiven,
  onNext,
}: ChoicesControls & { onNext: () => void }) {
  const { data: profile } = useProfile()
  return (
    <div className="grid gap-6">
      {isTopicGiven ? null : <TopicChoice chosen={about} onChoose={chooseTopic} />}
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
        <Lazy fetchPart={fetchPhoneChoice} props={{ profile, onNext }} />
      ) : (
        <GoOnButton
          className="form-actions"
          whyOff={session_type ? undefined : 'Choose how you would like to meet first.'}
          onGoOn={onNext}
        />
      )}
    </div>
  )
}

/** What the appointment is about: only providers of the matching profession are offered. */
function TopicChoice({ chosen, onChoose }: { chosen: Topic; onChoose: (topic: Topic) => void }) {
  return (
    <ChoiceCards
      name="about"
      label="What is it about?"
      columns
      options={topics.map((value) => ({ value, ...topicLabels[value] }))}
      defaultValue={chosen}
      onChange={(value) => onChoose(topics.find((topic) => topic === value) ?? 'unsure')}
    />
  )
}
