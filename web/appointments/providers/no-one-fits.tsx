import { type Choosable, type Wishes, wishesInTheWay } from '#domain/practice/pages/choose.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { wishWords } from './wish-fields.tsx'

/** What to change where no one fits all wishes: each wish without which some do. */
export function NoOneFits({
  list,
  wishes,
  onChange,
}: {
  list: readonly Choosable[]
  wishes: Wishes
  onChange: (wishes: Wishes) => void
}) {
  const ways = wishesInTheWay(list, wishes)
  return (
    <div className="grid gap-3">
      <p>
        <strong>Not one provider fits all of this.</strong>{' '}
        {ways.length > 0 ? 'Change one of these:' : 'Start again with fewer wishes:'}
      </p>
      <p className="flex flex-wrap gap-3">
        {ways.map(({ wish, count }) => (
          <Button
            key={wish}
            variant="quiet"
            onClick={() => onChange({ ...wishes, [wish]: undefined })}
          >
            {wishWords[wish]} ({count})
          </Button>
        ))}
        {ways.length === 0 ? (
          <Button variant="quiet" onClick={() => onChange({ sort: wishes.sort })}>
            Show all
          </Button>
        ) : null}
      </p>
    </div>
  )
}
