import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnCover } from '#domain/covers/schema.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { acceptCover, endCover, ownCovers } from './cover-queries.ts'
import { CoveredList } from './covered-list.tsx'

const fetchForm = async () => (await import('./cover-form.tsx')).CoverForm

/** Who covers while the provider is away, and for whom they cover themselves. */
export function CoversPart() {
  return (
    <ForVerified>
      <Covers />
    </ForVerified>
  )
}

function Covers() {
  const query = useQuery(ownCovers)
  const [isAdding, setAdding] = useState(false)
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)

  async function add() {
    setAdding(await bring())
  }

  return (
    <>
      <p className="mb-4">
        A colleague of your profession who accepts sees what your patients share on these days, and
        their safety alerts first. Your private notes stay yours. Patients read who covers, and can
        object.
      </p>
      <QueryView
        query={query}
        failed={errorTitles.covers}
        Failed={NotShown}
        fallback={<Skeleton lines={3} />}
      >
        {(all) => (
          <>
            {all.length === 0 ? <p>No cover from now on.</p> : null}
            <ul className="grid max-w-3xl">
              {all.map((one) => (
                <Item key={one.id} cover={one} />
              ))}
            </ul>
            {all.some(({ side, is_accepted }) => side === 'colleague' && is_accepted) ? (
              <CoveredList />
            ) : null}
          </>
        )}
      </QueryView>
      <div className="form-actions mt-4">
        <Button variant="quiet" data-adds-fields="colleague_id" onClick={() => void add()}>
          Ask a colleague to cover
        </Button>
      </div>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title="Who covers">
        {Form ? <Form onClose={() => setAdding(false)} /> : null}
      </Dialog>
    </>
  )
}

function Item({ cover }: { cover: OwnCover }) {
  const { id, side, absent_name, colleague_name, first_day, last_day, is_accepted } = cover
  const client = useQueryClient()
  const act = useAction(async (work: () => Promise<void>) => work(), {
    failure: errorTitles.cover,
  })
  const who =
    side === 'absent'
      ? `${colleague_name ?? 'A colleague'} covers for you`
      : `You cover for ${absent_name ?? 'a colleague'}`
  const hidden = <VisuallyHidden>: {who}</VisuallyHidden>
  return (
    <li className="flex max-w-none flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline py-4">
      <div>
        <p>
          <strong>{who}</strong>
        </p>
        <p className="text-muted">
          {formatDate(first_day)} to {formatDate(last_day)}.{' '}
          {is_accepted ? 'Accepted.' : 'Not accepted yet.'}
        </p>
      </div>
      <div className="form-actions">
        {side === 'colleague' && !is_accepted ? (
          <Button
            aria-disabled={act.isBusy}
            onClick={() => void act.run(() => acceptCover(client, id))}
          >
            Accept{hidden}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          aria-disabled={act.isBusy}
          onClick={() => void act.run(() => endCover(client, id))}
        >
          {side === 'colleague' && !is_accepted ? 'Decline' : 'End'}
          {hidden}
        </Button>
      </div>
    </li>
  )
}
