import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeptLine } from '#domain/admin/crisis-lines.ts'
import { checkedForDays, isOverdue } from '#domain/admin/limits.ts'
import { dial } from '#domain/safety/crisis-lines.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf, formatDate } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { useLatePart } from '#web/ui/late-part.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { PageHeading, Unseen } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { AdminMain } from './admin-main.tsx'
import { checkLine, keptLines, orderLines } from './crisis-line-queries.ts'
import { failures, kindWords, notices } from './texts.ts'

/** Fields and their checks come when somebody reaches for them. */
const fetchForm = async () => (await import('./crisis-line-form.tsx')).CrisisLineForm

/** The help lines that everybody finds under "Help now": their words, their order, and when they were dialled. */
export function CrisisLinesPage() {
  const [edited, setEdited] = useState<KeptLine | 'new'>()
  const { Part: Form, bring } = useLatePart(fetchForm, failures.form)
  const close = () => setEdited(undefined)

  async function edit(line: KeptLine | 'new') {
    if (await bring()) setEdited(line)
  }

  const line = edited === 'new' ? undefined : edited
  return (
    <AdminMain>
      <PageHeading
        title="Help lines"
        lead={`Whom everybody finds under “Help now”, in this order. Dial each number again after ${checkedForDays} days.`}
        actions={
          <Button data-brings="for_whom" onClick={() => void edit('new')}>
            Add a line
          </Button>
        }
      />
      <Lines onEdit={(one) => void edit(one)} />
      <Dialog open={edited !== undefined} onClose={close} title={line?.name ?? 'A new line'}>
        {Form ? <Form key={line?.id} {...(line ? { line } : {})} onClose={close} /> : null}
      </Dialog>
    </AdminMain>
  )
}

function Lines({ onEdit }: { onEdit: (line: KeptLine) => void }) {
  const { data: lines, error, refetch } = useQuery(keptLines)
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      toast({ title: failures.line, text: describeFailure(failure), kind: 'destructive' })
    }
    setBusy(false)
  }

  if (!lines)
    return error ? (
      <FailedState title={failures.lines} failure={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={8} />
    )
  const moveUp = (place: number) => {
    const ids = lines.map(({ id }) => id)
    ids.splice(place - 1, 0, ...ids.splice(place, 1))
    return orderLines(client, ids)
  }
  return (
    <ol aria-label="Help lines" className="grid max-w-none">
      {lines.map((line, place) => (
        <li
          key={line.id}
          className="grid max-w-none gap-x-6 gap-y-3 border-t border-hairline py-5 lg:grid-cols-[minmax(0,1fr)_auto]"
        >
          <About {...line} />
          <div className="flex flex-wrap content-start gap-3 lg:justify-end">
            {place > 0 ? (
              <Button
                variant="quiet"
                aria-disabled={isBusy}
                onClick={() => void attempt(() => moveUp(place))}
              >
                Move up<Unseen> {line.name}</Unseen>
              </Button>
            ) : null}
            <Button
              variant="quiet"
              aria-disabled={isBusy}
              onClick={() =>
                void attempt(async () => {
                  await checkLine(client, line)
                  toast(notices.lineChecked(line.name))
                })
              }
            >
              Checked today<Unseen>: {line.name}</Unseen>
            </Button>
            <Button
              variant="quiet"
              data-brings="for_whom"
              data-of={line.id}
              onClick={() => onEdit(line)}
            >
              Edit<Unseen> {line.name}</Unseen>
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}

function About(line: KeptLine) {
  const today = dayOf(useNow())
  return (
    <div>
      <h2 className="wrap-anywhere">
        <a href={dial(line.number)} className="link">
          {line.number}
        </a>{' '}
        {line.name}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {line.for_whom} {line.hours}.
      </p>
      <p className="mt-1 text-muted">
        {line.is_shown ? kindWords[line.kind] : <strong>Not shown</strong>}
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
