import { Component, type ReactNode } from 'react'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'

interface State {
  failed?: boolean
}

/** The rest loads when there is a connection; offline the page is as it is. */
const fetchRest = async () => (await import('./crash-page.tsx')).CrashPage

/** Replaces a page that failed to load or to render, so that navigation and helplines remain. */
export class PageError extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(): State {
    // The fields are still in the page: `idle/keep-typed.ts` saves their values.
    dispatchEvent(new Event('ubumi:keep'))
    return { failed: true }
  }

  override componentDidCatch() {
    dispatchEvent(new Event('ubumi:part-missing'))
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Main>
        <PageHeading
          title="This page could not be shown"
          lead="What you saved is safe. What you typed comes back with “Try again”."
        />
        <Button onClick={() => location.reload()}>Try again</Button>
        <Lazy load={fetchRest} props={{}} optional />
      </Main>
    )
  }
}
