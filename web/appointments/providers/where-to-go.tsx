import { dial } from '#domain/phone/dial.ts'
import { brand } from '#domain/values/brand.ts'
import { CallList } from '#web/app/help/call-list.tsx'
import { CareCard } from '#web/ui/care-card.tsx'

/** Where to go when no one here can help in time: the clinic, a hospital, the helplines. */
export function WhereToGo() {
  return (
    <CareCard level="clinician" heading="h2" title="If you cannot wait">
      <p>
        Go to the clinic or health centre near you, or to the outpatient department (OPD) of the
        nearest hospital.
      </p>
      <p>
        Or ask {brand.name} where to go:{' '}
        <a href={dial(brand.phone)} className="link whitespace-nowrap" translate="no">
          {brand.phone}
        </a>
        , {brand.hours}. Address: <span translate="no">{brand.address.join(', ')}</span>.
      </p>
      <p>In danger, or with thoughts of not being alive, call now:</p>
      <CallList isUrgent />
    </CareCard>
  )
}
