import { LinkButton } from '#web/ui/button.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'

export function NotFoundPage() {
  return (
    <Main>
      <PageHeading
        title="Page not found"
        lead="The address may be mistyped, or the page has moved. Nothing of yours is lost."
      />
      <LinkButton to="/">Go to the start page</LinkButton>
    </Main>
  )
}
