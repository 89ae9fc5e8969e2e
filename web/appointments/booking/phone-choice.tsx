import { showPhone } from '#domain/phone/show-phone.ts'
import { useCallback, useState } from 'react'
import type { Profile } from '#domain/accounts/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PhonePanel } from '../phone-panel.tsx'
import { GoOnButton } from './go-on-button.tsx'

interface PhoneChoiceProps {
  profile: Profile
  onNext: () => void
  /** A tap has asked for it, so that it is scrolled into view. */
  isTapped: boolean
}

/** The number on record, and the way to another one; or the form for it, which then continues. */
export function PhoneChoice({ profile, onNext, isTapped }: PhoneChoiceProps) {
  const [isChanging, setChanging] = useState(false)
  // The same function at each render: another one would scroll again.
  const show = useCallback(
    (part: HTMLElement | null) => {
      if (isTapped) part?.scrollIntoView({ block: 'nearest' })
    },
    [isTapped],
  )
  if (!profile.phone_number || isChanging)
    return (
      <div ref={show}>
        <PhonePanel profile={profile} submitLabel="Next" onSaved={onNext} />
      </div>
    )
  return (
    <>
      <div ref={show} className="grid gap-3">
        <p>
          Your provider calls{' '}
          <strong className="whitespace-nowrap" translate="no">
            {showPhone(profile.phone_number)}
          </strong>
          . This provider sees it from a day before the session until half an hour after it. The
          front desk sees it too.
        </p>
        <Button
          variant="quiet"
          className="justify-self-start"
          data-adds-fields="phone_number"
          onClick={() => setChanging(true)}
        >
          Change the number
        </Button>
      </div>
      <GoOnButton whyOff={undefined} onGoOn={onNext} />
    </>
  )
}
