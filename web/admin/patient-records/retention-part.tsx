import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecordRetention } from '#domain/registrations/record-retention.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { retention, setRetention } from './record-queries.ts'

const fetchPastRecords = async () => (await import('./past-records.tsx')).PastRecords

/** How long the clinic keeps records of people without a login, and those that are past that. */
export function RetentionPart() {
  const query = useQuery(retention)
  return (
    <QueryView query={query} failed={errorTitles.retention} fallback={<Skeleton lines={6} />}>
      {(kept) => <Kept key={kept.changed_at} kept={kept} />}
    </QueryView>
  )
}

function Kept({ kept }: { kept: RecordRetention }) {
  const { years, changed_at, records, past, asked } = kept
  const client = useQueryClient()
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid max-w-3xl gap-4">
      <p>
        <strong>
          {years === null
            ? 'Records are kept without an end.'
            : `Records are kept for ${years} ${years === 1 ? 'year' : 'years'} after the person was last seen.`}
        </strong>{' '}
        {changed_at ? `Set on ${formatDate(changed_at)}.` : 'No admin has set a period.'}
      </p>
      <p>
        It is about the {records} {records === 1 ? 'record' : 'records'} of people without a login.{' '}
        {years === null ? '' : `${past} of them ${past === 1 ? 'is' : 'are'} past it.`} People with
        a login decide in their own account.
      </p>
      <p>
        Source: none. We found no rule on how long a clinic in Zambia keeps a record, so we set no
        period. Ask your lawyer before you set one. Nothing is erased by time alone: you look at the
        list and erase from it.
      </p>
      <Form
        schema={async () => (await import('./retention-schema.ts')).retentionForm}
        submitLabel="Save"
        busyLabel="Saving..."
        onSubmit={async ({ years: typed }) => {
          await setRetention(client, { years: typed })
          toast({ title: 'Saved', text: 'Nothing was erased.' })
        }}
      >
        <TextField
          name="years"
          label="Years after the person was last seen"
          hint="From 1 to 50. Empty: records are kept without an end."
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          optional
          defaultValue={years ?? ''}
        />
      </Form>
      {asked > 0 ? (
        <p>
          <strong>
            {asked} {asked === 1 ? 'person has' : 'people have'} asked to be erased.
          </strong>{' '}
          Call them first: the answer came by the link of an invitation.
        </p>
      ) : null}
      {past + asked > 0 ? (
        isShown ? (
          <Lazy load={fetchPastRecords} props={{}} fallback={<Skeleton lines={4} />} />
        ) : (
          <div className="form-actions">
            <Button variant="quiet" onClick={() => setShown(true)}>
              Show the records to erase
            </Button>
          </div>
        )
      ) : null}
    </div>
  )
}
