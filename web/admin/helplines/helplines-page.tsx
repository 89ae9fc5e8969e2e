import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HelplineRecord } from '#domain/admin/helplines.ts'
import { checkedForDays, isOverdue } from '#domain/admin/limits.ts'
import { dial } from '#domain/phone/dial.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { PageHeading, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { checkHelpline, helplineRecords, orderHelplines } from './helpline-queries.ts'
import { errorTitles, kindLabels, toasts } from '#web/admin/texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** Fields and their checks are fetched when the admin reaches for them. */
const fetchForm = async () => (await import('./helpline-form.tsx')).HelplineForm

/**
 * The helplines that everyone finds under "Help now": their texts, their order, and when they were
 * last dialled.
 */
export function HelplinesPage() {
  const [edited, setEdited] = useState<HelplineRecord | 'new'>()
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)
  const close = () => setEdited(undefined)

  async function edit(line: HelplineRecord | 'new') {
    if (await bring()) setEdited(line)
  }

  const line = edited === 'new' ? undefined : edited
  return (
    <AdminMain>
      <PageHeading
        title="Helplines"
        lead={`Shown to everyone under “Help now”, in this order. Dial each number again after ${checkedForDays} days.`}
        actions={
          <Button data-adds-fields="for_whom" onClick={() => void edit('new')}>
            Add a helpline
          </Button>
        }
      />
      <Lines onEdit={(one) => void edit(one)} />
      <Dialog open={edited !== undefined} onClose={close} title={line?.name ?? 'A new helpline'}>
        {Form ? <Form key={line?.id} {...(line ? { line } : {})} onClose={close} /> : null}
      </Dialog>
    </AdminMain>
  )
}

function Lines({ onEdit }: { onEdit: (line: HelplineRecord) => void }) {
  const query = useQuery(helplineRecords)
  const client = useQueryClient()
  const change = useAction((call: () => Promise<void>) => call(), { failure: errorTitles.line })

  return (
    <QueryView query={query} failed={errorTitles.lines} fallback={<Skeleton lines={8} />}>
      {(lines) => {
        const moveUp = (place: number) => {
          const ids = lines.map(({ id }) => id)
          ids.splice(place - 1, 0, ...ids.splice(place, 1))
          return orderHelplines(client, ids)
        }
        return (
          <ol aria-label="Helplines" className="grid max-w-none">
            {lines.map((line, place) => (
              <li
                key={line.id}
                className="grid max-w-none gap-x-6 gap-y-3 border-t border-hairline py-5 lg:grid-cols-[minmax(0,1fr)_auto]"
              >
                <About {...line} />
                <div className="flex flex-wrap content-start gap-3 lg:justify-end">
                  {place > 0 ? (
                    <ActionButton
                      variant="quiet"
                      action={{ ...change, run: () => change.run(() => moveUp(place)) }}
                    >
                      Move up<VisuallyHidden> {line.name}</VisuallyHidden>
                    </ActionButton>
                  ) : null}
                  <ActionButton
                    variant="quiet"
                    action={{
                      ...change,
                      run: () =>
                        change.run(async () => {
                          await checkHelpline(client, line)
                          toast(toasts.lineChecked(line.name))
                        }),
                    }}
                  >
                    Checked today<VisuallyHidden>: {line.name}</VisuallyHidden>
                  </ActionButton>
                  <Button
                    variant="quiet"
                    data-adds-fields="for_whom"
                    data-of={line.id}
                    onClick={() => onEdit(line)}
                  >
                    Edit<VisuallyHidden> {line.name}</VisuallyHidden>
                  </Button>
                </div>
              </li>
            ))}
          </ol>
        )
      }}
    </QueryView>
  )
}

function About(line: HelplineRecord) {
  const today = dayOf(useNow())
  return (
    <div>
      <h2 className="wrap-anywhere">
        <a href={dial(line.number)} className="link link-alone" translate="no">
          {line.number}
        </a>{' '}
        {line.name}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {line.for_whom} {line.hours}.
      </p>
      <p className="mt-1 text-muted">
        {line.is_shown ? kindLabels[line.kind] : <strong>Not shown</strong>}
        {' · '}
        {isOverdue(line, today) ? (
          <strong className="text-danger">
            {line.last_checked
              ? `Dial it again: last dialled on ${formatDate(line.last_checked)}`
              : 'Dial it: none of us has yet'}
          </strong>
        ) : (
          `Last dialled on ${formatDate(line.last_checked ?? '')}`
        )}
      </p>
    </div>
  )
}
