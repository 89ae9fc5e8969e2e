import { useSyncExternalStore } from 'react'
import { brand } from '#domain/values/brand.ts'
import { askToInstall, canInstall, watchInstall } from '#web/platform/browser/install.ts'
import { useSession } from '#web/platform/calls/session.ts'
import { bloodPressureReadings, glucoseReadings, useFewReadings } from '#web/readings/queries.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Card } from '#web/ui/layout/page.tsx'
import { rememberInAccount } from './remember-in-account.ts'

/** By then the app has been of use. */
const readingsBefore = 2

/** Offers once to put the app on the home screen or the desktop; either answer is for good. */
export function InstallOffer() {
  const isPossible = useSyncExternalStore(watchInstall, canInstall)
  const pressures = useFewReadings(bloodPressureReadings).data?.length ?? 0
  const sugars = useFewReadings(glucoseReadings).data?.length ?? 0
  const isAnswered = useSession()?.user.user_metadata.install === 'answered'
  const answer = async () => {
    await rememberInAccount({ install: 'answered' })
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  const install = useAction(
    async () => {
      await askToInstall()
      await answer()
    },
    { failure: 'Not saved' },
  )
  const decline = useAction(answer, { failure: 'Not saved' })
  const isOffered = isPossible && !isAnswered && pressures + sugars >= readingsBefore
  // While the browser asks, its prompt is used up.
  if (!isOffered && !install.isBusy) return null
  return (
    <Card className="mt-6">
      <section aria-labelledby="install-offer">
        <h2 id="install-offer">
          Put <span translate="no">{brand.name}</span> on your home screen?
        </h2>
        <p className="mt-2">
          It opens with one press, on this page. Do this only on your own phone or computer.
        </p>
        <div className="form-actions mt-4">
          <ActionButton action={install} busyLabel="Asking...">
            Add it
          </ActionButton>
          <ActionButton variant="quiet" action={decline} busyLabel="Saving...">
            No, thank you
          </ActionButton>
        </div>
      </section>
    </Card>
  )
}
