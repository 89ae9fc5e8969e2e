import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

type Format = 'json' | 'fhir'

/**
 * All data that is stored about the user, as a file (docs/specification.md, "Own data"). A work account
 * at the front desk has no health record, so there is nothing for another clinic in it.
 */
export function ExportPanel({ isOfDesk }: { isOfDesk: boolean }) {
  const download = useAction(async (format: Format) => {
    await saveAnswer(await authenticatedFetch(`/api/me/export?format=${format}`))
  })
  const isPreparing = (format: Format) => download.pending?.[0] === format

  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {isOfDesk
          ? 'A file with everything we keep about you: your profile, where you are logged in, and which records you opened. Patients are in it without their names.'
          : 'A file with everything we keep about you: profile, membership, consents, readings, screenings, appointments, plans, forms, your safety plan. It holds health details, so keep it where only you can read it.'}
      </p>
      {download.failure ? (
        <p role="alert" className="font-bold text-danger">
          {describeFailure(download.failure)}
        </p>
      ) : null}
      <ActionButton
        variant="quiet"
        action={{ ...download, run: () => download.run('json') }}
        icon={<PlaceIcon name="download" />}
      >
        {isPreparing('json') ? 'Preparing...' : 'Download my data'}
      </ActionButton>
      {isOfDesk ? null : (
        <>
          <p>
            For another clinic there is a second file, in the form that health systems exchange
            (FHIR R4): your details, readings, screenings, appointments, intake forms and consents.
          </p>
          <ActionButton
            variant="quiet"
            action={{ ...download, run: () => download.run('fhir') }}
            icon={<PlaceIcon name="download" />}
          >
            {isPreparing('fhir') ? 'Preparing...' : 'Download for a clinic'}
          </ActionButton>
        </>
      )}
    </div>
  )
}
