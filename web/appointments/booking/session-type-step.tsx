import { useState } from 'react'
import { offeredTypes } from '#domain/appointments/offered-types.ts'
import { type SessionType, sessionTypes } from '#domain/appointments/slots.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { type Topic, topicLabels, topics } from '#domain/appointments/topics.ts'
import { GoOnButton } from './go-on-button.tsx'
import type { ChoicesControls } from './choices.ts'
import { describeType, useVisitType, useVisitTypes } from './visit-type.ts'
import { sessionTypeDetails } from '../texts.ts'

const fetchPhoneChoice = async () => (await import('./phone-choice.tsx')).PhoneChoice

/**
 * What it is about, unless the link to this page has set it, and how to meet. With both chosen a tap
 * continues; for a Phone session the number is asked first.
 */
export function SessionTypeStep({
  choices,
  choose,
  chooseTopic,
  chooseVisitType,
  isTopicGiven,
  onNext,
}: ChoicesControls & { onNext: () => void }) {
  const { session_type, about = 'unsure' } = choices
  const types = useVisitTypes(choices)
  const type = useVisitType(choices)
  const { data: profile } = useProfile()
  const [isTapped, setTapped] = useState(false)
  const chooseType = (session_type: SessionType) => choose({ session_type })
  const continueWith = (wanted: SessionType | undefined) => {
    if (wanted === 'Phone') setTapped(true)
    // Several kinds of visit are below: a tap would pass them by.
    else if (wanted && types.length < 2) onNext()
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
          options={offeredTypes(sessionTypes).map((value) => ({
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
      {types.length > 1 ? (
        <ChoiceCards
          key={`${about} ${session_type ?? ''} ${type?.id ?? ''}`}
          name="visit_type"
          label="What kind of visit?"
          options={types
            .filter((one) => !session_type || one.session_types.includes(session_type))
            .map((one) => ({ value: one.id, label: one.name, detail: describeType(one) }))}
          {...(type ? { defaultValue: type.id } : {})}
          onChange={chooseVisitType}
        />
      ) : null}
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
