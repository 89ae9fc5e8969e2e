import { brand } from '#domain/values/brand.ts'
import { pagePath } from '#domain/values/page-path.ts'
import { HelplineList } from '#web/app/help/helpline-list.tsx'
import { useLocation } from '#web/platform/location.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Signpost } from '#web/ui/drawings/scenes/signpost.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'

/** For an unknown address, and for what the clinic does not offer: why, one way on, and whom to call. */
export function NotFoundPage() {
  const words = brand.off?.[pagePath(useLocation().pathname)]
  return (
    <Main>
      <div className="grid items-center gap-x-12 gap-y-8 md:grid-cols-[7fr_5fr]">
        <div>
          {words ? (
            <PageHeading
              title={`This clinic does not offer ${words}`}
              lead="What you have already stays yours: your data, your visits, and what you paid for."
            />
          ) : (
            <PageHeading
              title="Page not found"
              lead="The address may be mistyped, or the page has moved. Nothing of yours is lost."
            />
          )}
          <LinkButton to="/">Go to the start page</LinkButton>
        </div>
        <Signpost width={400} />
      </div>
      <section aria-labelledby="talk" className="mt-12 border-t border-hairline pt-6">
        <h2 id="talk" className="mb-2">
          To talk to someone now
        </h2>
        <HelplineList />
      </section>
    </Main>
  )
}
