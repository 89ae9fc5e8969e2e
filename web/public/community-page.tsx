import { LinkButton } from '#web/ui/button.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'

export function CommunityPage() {
  return (
    <Main>
      <PageHeading
        title="Community"
        lead="Looking after mind and body is easier in company. Group sessions here are held under a pseudonym: nobody sees who you are."
      />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/signup">Get Started</LinkButton>
        <LinkButton to="/contact" variant="quiet">
          Contact us
        </LinkButton>
      </div>
    </Main>
  )
}
