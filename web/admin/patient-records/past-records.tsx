import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showPhone } from '#domain/phone/show-phone.ts'
import { maxErasedAtOnce, type PastRecord } from '#domain/registrations/record-retention.ts'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { errorTitles } from '#web/admin/texts.ts'
import { formatPlainDay } from '#web/platform/values/day-name.ts'
import { bornAs } from '#web/registrations/born.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { erasePastRecords, pastRecords } from './record-queries.ts'

/** Records past the period, or whose person asked, of which an admin erases those that they choose. */
export function PastRecords() {
  const query = useQuery(pastRecords)
  return (
    <QueryView query={query} failed={errorTitles.retention} fallback={<Skeleton lines={4} />}>
      {(records) => (records.length === 0 ? <p>There is none.</p> : <Past records={records} />)}
    </QueryView>
  )
}

/** What distinguishes a person from others of the name. */
const identityOf = (record: PastRecord) =>
  `${bornAs(record)}, ${record.phone_number ? showPhone(record.phone_number) : 'no phone'}`

function Past({ records }: { records: PastRecord[] }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAsked, setAsked] = useState(false)
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)))
  const named = records.filter(({ id }) => chosen.includes(id))
  const isFull = chosen.length >= maxErasedAtOnce
  const count = `${chosen.length} ${chosen.length === 1 ? 'record' : 'records'}`
  return (
    <div className="grid gap-4">
      <ul aria-label="Records past the period" className="grid gap-3">
        {records.map((record) => (
          <li key={record.id}>
            <label className="choice">
              <input
                type="checkbox"
                className="choice-mark"
                checked={chosen.includes(record.id)}
                disabled={isFull && !chosen.includes(record.id)}
                onChange={({ target }) => choose(record.id, target.checked)}
              />
              <span className="choice-name wrap-anywhere">
                <span translate="no">{record.full_name || 'No name given'}</span>
                <span className="choice-detail">
                  {identityOf(record)}. Last seen {formatPlainDay(record.last_seen_on)}.
                  {record.asked_on
                    ? ` Asked on ${formatPlainDay(record.asked_on)} to be erased.`
                    : null}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {chosen.length > 0 ? (
        <div className="form-actions">
          <Button variant="danger" onClick={() => setAsked(true)}>
            Erase {count}
          </Button>
        </div>
      ) : (
        <p>Choose the records that you want to erase, {maxErasedAtOnce} at most at once.</p>
      )}
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Erase ${count} for good?`}
        role="alertdialog"
      >
        <ul aria-label="Records to erase" className="list-disc ps-6">
          {named.map((record) => (
            <li key={record.id} className="wrap-anywhere">
              <span translate="no">{record.full_name || 'No name given'}</span>,{' '}
              {identityOf(record)}
            </li>
          ))}
        </ul>
        <p>
          Visits with their notes, readings, plans and consents go. Invoices stay in the books of
          the provider, without the name. A record that was merged into one of them within 30 days
          is taken out first, and stays. You cannot undo this.
        </p>
        <Form
          schema={async () => (await import('./erased-count-schema.ts')).erasedCount(chosen.length)}
          submitLabel="Erase for good"
          busyLabel="Erasing..."
          submitVariant="danger"
          onSubmit={async ({ password }) => {
            const ids = [...chosen]
            const erased = await erasePastRecords(client, { ids, count: ids.length, password })
            setChosen([])
            setAsked(false)
            toast({
              title: 'Erased',
              text: `${erased.length} of ${chosen.length}. Records of people seen since then are kept.`,
            })
          }}
          actions={
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Not now
            </Button>
          }
        >
          <TextField
            name="count"
            label="Type how many records you erase"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
          />
          <OwnPassword />
        </Form>
      </Dialog>
    </div>
  )
}
