import { Component, type ComponentType, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'

interface State {
  failed?: boolean
  Rest?: ComponentType
}

/** Stands in for a page that failed to load or to draw, so that navigation and help lines remain. */
export class PageError extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(): State {
    // The fields are still in the page: `idle/keep-typed.ts` puts aside what they hold.
    dispatchEvent(new Event('ubumi:keep'))
    return { failed: true }
  }

  /** The rest comes when there is a line; without one the page is as it is. */
  override componentDidCatch() {
    dispatchEvent(new Event('ubumi:part-missing'))
    import('./fallen-page.tsx').then(
      ({ FallenPage }) => this.setState({ Rest: FallenPage }),
      () => undefined,
    )
  }

  override render() {
    const { failed, Rest } = this.state
    if (!failed) return this.props.children
    return (
      <Main>
        <PageHeading
          title="This page could not be shown"
          lead="The connection may have dropped. What you saved is safe. What you typed comes back with “Try again”."
        />
        <Button onClick={() => location.reload()}>Try again</Button>
        {Rest ? <Rest /> : null}
      </Main>
    )
  }
}
