import { useState } from 'react'
import { initials } from '#domain/names.ts'
import { professionWords } from '#domain/professions.ts'
import type { RegistrationForAdmin } from '#domain/registration.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Surface } from '#web/ui/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { linkToDocument } from './queries.ts'
import { failures } from './texts.ts'

const kinds = {
  'application/pdf': 'a PDF',
  'image/png': 'a picture',
  'image/jpeg': 'a picture',
} as const

/** All that speaks for a registration: what is claimed, the document, and who claims it. */
export function Evidence({ registration }: { registration: RegistrationForAdmin }) {
  const { provider } = registration
  return (
    <div className="grid content-start gap-6">
      <Surface className="grid gap-4">
        <h2>The registration</h2>
        <FactList
          facts={[
            [
              'Wants to work as',
              registration.profession && professionWords[registration.profession],
            ],
            ['Registered with', registration.registration_body],
            ['Number', registration.registration_number],
            ['Year of the certificate', registration.certificate_year],
            ['It runs out on', formatDate(registration.certificate_expires_on)],
          ]}
        />
        {registration.has_document ? (
          <OpenDocument registration={registration} />
        ) : (
          <p className="text-muted">The document was deleted, 90 days after the decision.</p>
        )}
      </Surface>
      <Surface className="grid gap-4">
        <h2>What patients will read</h2>
        <div className="flex flex-wrap items-center gap-4">
          <Portrait src={provider.profile_picture_url} initials={initials(provider.full_name)} />
          <p className="min-w-0">
            <span className="block font-semibold">{provider.full_name || 'No name given'}</span>
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
      </Surface>
    </div>
  )
}

function OpenDocument({ registration }: { registration: RegistrationForAdmin }) {
  const { id, document_type } = registration
  const [isBusy, setBusy] = useState(false)

  async function open() {
    setBusy(true)
    try {
      const { url } = await linkToDocument(id)
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    } catch (failure) {
      toast({ title: failures.document, text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div>
      <Button variant="quiet" disabled={isBusy} onClick={() => void open()}>
        <Icon name="download" />
        {isBusy ? 'Opening...' : 'Open the document'}
      </Button>
      <p className="mt-2 text-muted">
        It is {kinds[document_type]}. That you opened it is written down; delete your copy when you
        have decided.
      </p>
    </div>
  )
}
