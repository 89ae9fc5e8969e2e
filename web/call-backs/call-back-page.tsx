import { useQuery } from '@tanstack/react-query'
import { HelplineList } from '#web/app/help/helpline-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { CallBackForm } from './call-back-form.tsx'
import { OpenRequest } from './open-request.tsx'
import { ownCallBacks } from './queries.ts'
import { endings, failed } from './texts.ts'

/** A client or student asks a therapist to call. It is no emergency service, and says so first. */
export function CallBackPage() {
  return (
    <Main>
      <PageHeading title="Call me back" lead="A therapist calls you at a time you choose." />
      <Section title="In danger now? Do not wait for us">
        <p>This is not an emergency service. These numbers answer day and night:</p>
        <HelplineList />
        <p>Or go to the nearest hospital.</p>
      </Section>
      <QueryView
        query={useQuery(ownCallBacks)}
        failed={failed}
        fallback={
          <div className="mt-8">
            <Skeleton lines={6} text="Loading times..." />
          </div>
        }
      >
        {(own) =>
          own.newest?.status === 'open' ? (
            <OpenRequest request={own.newest} />
          ) : (
            <Section title="Ask for a call">
              {own.newest ? <p role="status">{endings[own.newest.status]}</p> : null}
              {own.windows.length > 0 ? (
                <CallBackForm {...own} />
              ) : (
                <EmptyState text="No times for a call yet. Please call a helpline." />
              )}
            </Section>
          )
        }
      </QueryView>
    </Main>
  )
}
