import { brand } from '#domain/values/brand.ts'
import { useInBrowser } from '#web/platform/hydration.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Loading } from '#web/ui/loading.tsx'

const fetchPaying = async () => (await import('./pay-by-link.tsx')).PayByLink

/** A browser may remember that a file failed to load: only a reload asks again. */
const tryAgain = () => location.reload()

/**
 * Pays an invoice of another person, by their link: an amount and our name, and nothing of the person.
 * The token is behind the # of the address, which no browser sends to a server.
 */
export function PayPage() {
  const behind = useInBrowser(() => location.hash.slice(1))
  return (
    <Main>
      <PageHeading
        title="Pay by mobile money"
        lead={`Someone asked you to pay ${brand.name} for them. You need no account.`}
      />
      {behind === undefined ? (
        <Loading />
      ) : (
        <Lazy
          load={fetchPaying}
          props={{ behind }}
          fallback={<Loading />}
          failed={(failure) => (
            <div role="alert" className="grid justify-items-start gap-3">
              <p>{describeFailure(failure)}</p>
              <Button variant="quiet" onClick={tryAgain}>
                Try again
              </Button>
            </div>
          )}
        />
      )}
    </Main>
  )
}
