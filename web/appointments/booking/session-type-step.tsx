import { useState } from 'react'
import { type SessionType, sessionTypes } from '#domain/appointments/slots.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { type Topic, topicLabels, topics } from '#domain/appointments/topics.ts'
import { GoOnButton } from './go-on-button.tsx'
import type { ChoicesControls } from './choices.ts'
import { sessionTypeDetails } from '../texts.ts'

const fetchPhoneChoice = async () => (await import('./phone-choice.tsx')).PhoneChoice

/**
 * What it is about, unless the link to this page has set it, and how to meet. With both chosen a tap
 * continues; for a Phone session the number is asked first.
 */
export function SessionTypeStep({
  choices: { session_type, about = 'unsure' },
  choose,
  chooseTopic,
  isTopicGiven,
  onNext,
}: ChoicesControls & { onNext: () => void }) {
  const { data: profile } = useProfile()
  const [isTapped, setTapped] = useState(false)
  const chooseType = (session_type: SessionType) => choose({ session_type })
  const continueWith = (type: SessionType | undefined) => {
    if (type === 'Phone') setTapped(true)
    else if (type) onNext()
  }
  return (
    <div className="booking-step">
      <div className={isTopicGiven ? 'booking-kind' : 'booking-kind booking-columns'}>
        {isTopicGiven ? null : (
          <ChoiceCards
            name="about"
            label="What is it about?"
            options={topics.map((value) => ({ value, ...topicLabels[value] }))}
            defaultValue={about}
            onChange={(value) => chooseTopic(topicOf(value))}
            onTake={(value) => {
              chooseTopic(topicOf(value))
              continueWith(session_type)
            }}
          />
        )}
        <ChoiceCards
          name="session_type"
          label="How would you like to meet?"
          options={sessionTypes.map((value) => ({
            value,
            label: value,
            detail: sessionTypeDetails[value],
          }))}
          {...(session_type ? { defaultValue: session_type } : {})}
          onChange={(value) => chooseType(typeOf(value))}
          onTake={(value) => {
            chooseType(typeOf(value))
            continueWith(typeOf(value))
          }}
        />
      </div>
      {session_type === 'Phone' && profile ? (
        <Lazy load={fetchPhoneChoice} props={{ profile, onNext, isTapped }} />
      ) : (
        <GoOnButton
          whyOff={session_type ? undefined : 'Choose how you would like to meet first.'}
          onGoOn={onNext}
        />
      )}
    </div>
  )
}

const topicOf = (value: string): Topic => topics.find((topic) => topic === value) ?? 'unsure'
const typeOf = (value: string): SessionType =>
  sessionTypes.find((type) => type === value) ?? 'Virtual'
