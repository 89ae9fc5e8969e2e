import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MergePreview } from '#domain/registrations/merge.ts'
import { undoDays } from '#domain/registrations/merge-state.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { blockerTexts } from './blocker-texts.ts'
import { ComparedFacts, contradictionsOf, outcomeOf } from './compared-facts.tsx'
import { mergePreview, mergeRecords } from './record-queries.ts'

interface MergeTwoProps {
  one_id: string
  other_id: string
  onClose: () => void
}

/** Two records beside each other, and the step that makes one of them. */
export function MergeTwo({ one_id, other_id, onClose }: MergeTwoProps) {
  const query = useQuery(mergePreview(one_id, other_id))
  return (
    <QueryView
      query={query}
      failed={errorTitles.duplicates}
      onlyFresh
      fallback={<Skeleton lines={8} />}
    >
      {(preview) => <Compared preview={preview} onClose={onClose} />}
    </QueryView>
  )
}

function Compared({ preview, onClose }: { preview: MergePreview; onClose: () => void }) {
  const { records, blockers, gains } = preview
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const [remaining_id, setRemaining] = useState(records[0]!.id)
  const [isSure, setSure] = useState(false)
  const stays = records.find(({ id }) => id === remaining_id)!
  const gone = records.find(({ id }) => id !== remaining_id)!
  const contradictions = contradictionsOf(stays, gone)
  const merge = useAction(
    async () => {
      const two = { gone_id: gone.id, remaining_id }
      await mergeRecords(client, { id: retry.keyFor(two), ...two })
      retry.reset()
      toast({ title: 'Merged', text: `You can undo this for ${undoDays} days.` })
      onClose()
    },
    { failure: 'The records were not merged' },
  )
  return (
    <div className="grid gap-6">
      <ComparedFacts one={records[0]!} other={records[1]!} />
      {blockers.length > 0 ? (
        <ul role="alert" className="grid list-disc gap-2 ps-6">
          {blockers.map((blocker) => (
            <li key={blocker}>{blockerTexts[blocker]}</li>
          ))}
        </ul>
      ) : (
        <>
          <ChoiceCards
            name="remaining_id"
            label="Which record stays"
            options={records.map(({ id }, index) => ({
              value: id,
              label: index === 0 ? 'The first' : 'The second',
            }))}
            defaultValue={remaining_id}
            columns
            onChange={(value) => setRemaining(value)}
          />
          <h3>What it becomes</h3>
          <FactList facts={outcomeOf(stays, gone)} />
          <p>
            It gets the visits, readings, notes and invoices of both. A consent that was withdrawn
            in either after it was given is withdrawn, and none is given by this.
          </p>
          {gains.length > 0 ? (
            <div>
              <p>These providers read more by the merge:</p>
              <ul className="list-disc ps-6">
                {gains.map(({ provider_id, full_name, treats_id }) => (
                  <li key={provider_id}>
                    <span translate="no">{full_name}</span> treats the{' '}
                    {treats_id === records[0]!.id ? 'first' : 'second'}, and reads what the{' '}
                    {treats_id === records[0]!.id ? 'second' : 'first'} has too.
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {contradictions.length > 0 ? (
            <label className="choice">
              <input
                type="checkbox"
                className="choice-mark"
                checked={isSure}
                onChange={({ target }) => setSure(target.checked)}
              />
              <span>
                They differ in: {contradictions.join(', ')}. I have asked, and both are one person.
              </span>
            </label>
          ) : null}
          <p>Only if you are sure that both are one person. You can undo it for {undoDays} days.</p>
        </>
      )}
      <div className="form-actions">
        {blockers.length > 0 || (contradictions.length > 0 && !isSure) ? null : (
          <ActionButton action={merge} busyLabel="Merging...">
            Merge the records
          </ActionButton>
        )}
        <Button variant="quiet" onClick={onClose}>
          They are two people
        </Button>
      </div>
    </div>
  )
}
