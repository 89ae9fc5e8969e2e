import { Component, type ComponentType, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'

interface State {
  /** What had been written; undefined while all is well. */
  typed?: readonly string[]
  Rest?: ComponentType<{ typed: readonly string[] }>
}

/**
 * Stands in for a page that failed to load or to draw, so that navigation and help lines remain. What
 * was written before is read off what it takes the place of, to be copied.
 */
export class PageError extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  /** What was there still stands in the document; once this is drawn it is gone. */
  static getDerivedStateFromError(): State {
    const fields = document.querySelectorAll<HTMLTextAreaElement>('main textarea')
    return { typed: Array.from(fields, ({ value }) => value) }
  }

  /** The rest comes when there is a line; without one the page is as it is. */
  override componentDidCatch() {
    import('./fallen-page.tsx').then(
      ({ FallenPage }) => this.setState({ Rest: FallenPage }),
      () => undefined,
    )
  }

  override render() {
    const { typed, Rest } = this.state
    if (!typed) return this.props.children
    return (
      <Main>
        <PageHeading
          title="This page could not be shown"
          lead="The connection may have dropped. What you saved before is safe."
        />
        <Button onClick={() => location.reload()}>Try again</Button>
        {Rest ? <Rest typed={typed} /> : null}
      </Main>
    )
  }
}
