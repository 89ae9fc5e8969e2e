import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeptVisitType } from '#domain/appointments/visit-types.ts'
import type { Insurer } from '#domain/insurance/insurers.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { insuredTypes, keptInsurers } from './insurance-queries.ts'
import { writtenShare } from './written-share.ts'

const fetchForm = async () => (await import('./insurer-form.tsx')).InsurerForm

/** The insurers of the clinic, with a form for a new one and for each. */
export function InsurersPart() {
  const [edited, setEdited] = useState<Insurer | 'new'>()
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)
  const types = useQuery(insuredTypes).data ?? []
  const insurer = edited === 'new' ? undefined : edited
  const close = () => setEdited(undefined)
  async function edit(one: Insurer | 'new') {
    if (await bring()) setEdited(one)
  }
  return (
    <>
      <Button data-adds-fields="name phone email" onClick={() => void edit('new')}>
        Add an insurer
      </Button>
      <QueryView
        query={useQuery(keptInsurers)}
        failed="Error fetching the insurers"
        fallback={<Skeleton lines={4} />}
      >
        {(insurers) => (
          <ul aria-label="Insurers" className="mt-4 grid max-w-3xl">
            {insurers.map((one) => (
              <InsurerRow key={one.id} insurer={one} types={types} onEdit={() => void edit(one)} />
            ))}
          </ul>
        )}
      </QueryView>
      <Dialog open={edited !== undefined} onClose={close} title={insurer?.name ?? 'A new insurer'}>
        {edited && Form ? (
          <Form key={insurer?.id} {...(insurer ? { insurer } : {})} types={types} onClose={close} />
        ) : null}
      </Dialog>
    </>
  )
}

interface InsurerRowProps {
  insurer: Insurer
  types: readonly KeptVisitType[]
  onEdit: () => void
}

function InsurerRow({ insurer, types, onEdit }: InsurerRowProps) {
  const { id, name, phone, email, is_retired, shares, patients } = insurer
  const uncovered = types
    .filter((type) => !type.is_retired && !shares.some((share) => share.visit_type_id === type.id))
    .map((type) => type.name)
  const reach = [phone, email].filter(Boolean).join(', ')
  return (
    <li className="flex max-w-none flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline py-4">
      <div>
        <h2 className="text-lg wrap-anywhere" translate="no">
          {name}
        </h2>
        {reach ? (
          <p className="text-muted wrap-anywhere" translate="no">
            {reach}
          </p>
        ) : null}
        {shares.map((share) => (
          <p key={share.visit_type_id} className="wrap-anywhere">
            <span translate="no">
              {types.find((type) => type.id === share.visit_type_id)?.name ?? 'A visit type'}
            </span>
            {': '}
            <span translate="no">{writtenShare(share)}</span>
          </p>
        ))}
        {is_retired || shares.length === 0 || uncovered.length === 0 ? null : (
          <p className="text-copper wrap-anywhere">
            Pays nothing for <span translate="no">{uncovered.join(', ')}</span>
          </p>
        )}
        {shares.length === 0 ? (
          <p className="font-bold">It pays for no visit type yet: add its shares.</p>
        ) : null}
        <p className="text-muted">
          {is_retired ? 'Retired. ' : ''}
          {patients === 1 ? '1 patient' : `${patients} patients`}
        </p>
      </div>
      <Button variant="quiet" data-adds-fields="name phone email" data-of={id} onClick={onEdit}>
        Change
        <VisuallyHidden>
          {' '}
          <span translate="no">{name}</span>
        </VisuallyHidden>
      </Button>
    </li>
  )
}
