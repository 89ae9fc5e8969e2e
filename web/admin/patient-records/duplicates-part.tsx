import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LikelyPair } from '#domain/registrations/merge.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { likenessWords } from '#web/registrations/likeness-words.ts'
import { PersonLines } from '#web/registrations/person-lines.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { likelyDuplicates } from './record-queries.ts'

const fetchMergeTwo = async () => (await import('./merge-two.tsx')).MergeTwo

/** Pairs of records that may be of one person, each with the way to compare them. */
export function DuplicatesPart() {
  const query = useInfiniteQuery(likelyDuplicates)
  const [opened, setOpened] = useState<LikelyPair>()
  const pairs = query.data?.pages.flatMap((page) => page.pairs)
  const close = () => setOpened(undefined)
  return (
    <QueryView
      query={{ ...query, data: pairs }}
      failed={errorTitles.duplicates}
      fallback={<Skeleton lines={6} />}
    >
      {(found) => (
        <div className="grid gap-4">
          {found.length === 0 ? (
            <p>No two of these records look like one person.</p>
          ) : (
            <ul aria-label="Likely duplicates" className="grid max-w-3xl">
              {found.map((pair) => (
                <Pair
                  key={`${pair.one.id} ${pair.other.id}`}
                  pair={pair}
                  onCompare={() => setOpened(pair)}
                />
              ))}
            </ul>
          )}
          {query.hasNextPage ? (
            <div className="form-actions">
              <Button variant="quiet" onClick={() => void query.fetchNextPage()}>
                {query.isFetchingNextPage ? 'Looking...' : 'Look through earlier registrations'}
              </Button>
            </div>
          ) : null}
          <Dialog open={opened !== undefined} onClose={close} title="One person or two?">
            {opened ? (
              <Lazy
                load={fetchMergeTwo}
                props={{ one_id: opened.one.id, other_id: opened.other.id, onClose: close }}
                fallback={<Skeleton lines={8} />}
              />
            ) : null}
          </Dialog>
        </div>
      )}
    </QueryView>
  )
}

function Pair({ pair, onCompare }: { pair: LikelyPair; onCompare: () => void }) {
  const { one, other, why } = pair
  return (
    <li className="grid gap-3 border-t border-hairline py-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <PersonLines person={one} />
        <PersonLines person={other} />
      </div>
      <p className="text-muted">
        The same or nearly: {why.map((reason) => likenessWords[reason]).join(', ')}
      </p>
      {one.has_login || other.has_login ? (
        <p>
          {one.has_login && other.has_login ? 'Both have a login' : 'One has a login'}, so they are
          not merged here. The provider gives the person the code of the clinic.
        </p>
      ) : null}
      <div className="form-actions">
        <Button variant="quiet" onClick={onCompare}>
          Compare
          <VisuallyHidden>
            {' '}
            <span translate="no">{one.full_name}</span> and{' '}
            <span translate="no">{other.full_name}</span>
          </VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
