import { initials } from '#domain/values/names.ts'
import { professionLabels } from '#domain/practice/professions.ts'
import type { RegistrationForAdmin } from '#domain/practice/registration.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { OpenDocument } from '#web/admin/open-document.tsx'
import { linkToDocument } from '#web/admin/queries.ts'

/** All evidence for a registration: the claims, the document, and who claims it. */
export function Evidence({ registration }: { registration: RegistrationForAdmin }) {
  const { provider } = registration
  return (
    <div className="grid content-start gap-6">
      <Card className="grid gap-4">
        <h2>The registration</h2>
        <FactList
          facts={[
            [
              'Wants to work as',
              registration.profession && professionLabels[registration.profession],
            ],
            ['Registered with', registration.registration_body],
            ['Number', registration.registration_number],
            ['Year of the certificate', registration.certificate_year],
            ['Expires on', formatDate(registration.certificate_expires_on)],
          ]}
        />
        <OpenDocument sent={registration} linkTo={linkToDocument} />
      </Card>
      <Card className="grid gap-4">
        <h2>What patients will read</h2>
        <div className="flex items-center gap-4">
          <Portrait src={provider.profile_picture_url} initials={initials(provider.full_name)} />
          <p className="min-w-0 wrap-anywhere">
            <span className="block font-bold wrap-anywhere" translate="no">
              {provider.full_name || 'No name given'}
            </span>
            <span className="block text-muted">{provider.specialty || 'No specialty given'}</span>
          </p>
        </div>
        <FactList
          facts={[
            ['Email', provider.email],
            ['Qualifications', provider.qualifications.join(', ')],
            ['Bio', provider.bio],
          ]}
        />
      </Card>
    </div>
  )
}
