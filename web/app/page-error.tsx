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
    return { failed: true }
  }

  /** The rest comes when there is a line; without one the page is as it is. */
  override componentDidCatch() {
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
          lead="The connection may have dropped. What you saved before is safe."
        />
        <Button onClick={() => location.reload()}>Try again</Button>
        {Rest ? <Rest /> : null}
      </Main>
    )
  }
}
