import { Component, type ReactNode } from 'react'

import { Button } from '#web/ui/button.tsx'
import { Main, PageHeading } from '#web/ui/page.tsx'

/** Stands in for a page that failed to load or to draw, so that navigation and help lines remain. */
export class PageError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Main>
        <PageHeading
          title="This page could not be shown"
          lead="The connection may have dropped. What you saved before is safe."
        />
        <Button onClick={() => location.reload()}>Try again</Button>
      </Main>
    )
  }
}
