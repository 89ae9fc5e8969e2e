import type { Page } from '@playwright/test'
import { findRoute } from '#web/routes.tsx'

/** Pixels that a finger needs (docs/specification.md, "Manner"). */
const needed = 44

/** Whether the present page is for signed-in users; the public pages have a look of their own. */
export function isSignedInPage(page: Page): boolean {
  const { audience } = findRoute(new URL(page.url()).pathname)
  return audience !== 'public'
}

/**
 * What one presses or types into on the present page and is smaller than 44 x 44 px, or is beneath another
 * target. A label counts with its field. A link within a sentence is as high as its line (WCAG 2.5.8).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((size) => {
    const kinds =
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="slider"], [role="switch"], [role="option"]'
    const targetOf = (node: Element | null) => {
      const label = node?.closest('label')
      return node?.closest(kinds) ?? label?.control ?? null
    }
    const isInline = (element: Element) => {
      const { display } = getComputedStyle(element)
      return display === 'inline' || display === 'inline-block'
    }
    /** Whether there are three words beside it, at least, in its own lines. */
    const isInSentence = (target: Element) => {
      if (!isInline(target)) return false
      let block = target.parentElement!
      while (isInline(block) || getComputedStyle(block).display === 'contents')
        block = block.parentElement!
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      let beside = ''
      while (texts.nextNode()) {
        let holder = texts.currentNode.parentElement!
        const isApart = holder.closest(`${kinds}, .sr-only`) !== null
        while (holder !== block && isInline(holder)) holder = holder.parentElement!
        if (holder === block && !isApart) beside += ` ${texts.currentNode.textContent}`
      }
      return (beside.match(/\p{L}+/gu) ?? []).length >= 3
    }

    /** What is above the page, the last to open: nothing else takes a press. */
    const open = [
      ...document.querySelectorAll('dialog:modal, [popover]:popover-open:not(.toast-region)'),
    ].findLast((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
    /** Such as a foot or a header that stays in view: what is beneath it scrolls out from there. */
    const staysAbove = (hit: Element | null, target: Element) => {
      for (
        let part: Element | null = hit;
        part && !part.contains(target);
        part = part.parentElement
      )
        if (/sticky|fixed/.test(getComputedStyle(part).position)) return true
      return false
    }
    const scroller = document.getElementById('page')
    const before = [scrollY, scroller?.scrollTop ?? 0] as const
    const found: string[] = []
    for (const target of (open ?? document.body).querySelectorAll<HTMLElement>(kinds)) {
      if (target.matches(':disabled') || target.closest('[inert], .toast-region')) continue
      if (!target.checkVisibility({ visibilityProperty: true })) continue
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
      const boxes = [target, ...labels]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
      // Only for screen readers, or shown once it has the focus.
      if (boxes.length === 0 || isInSentence(target)) continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const seen = [target, ...labels]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
      const left = Math.min(...seen.map((box) => box.left))
      const right = Math.max(...seen.map((box) => box.right))
      const top = Math.min(...seen.map((box) => box.top))
      const bottom = Math.max(...seen.map((box) => box.bottom))
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const hitAt = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy)
        // The editor of a cell lies above its grid until the user closes it.
        const editor = hit?.closest('.plan-week-fields')
        const isAbove = editor ? !editor.contains(target) : staysAbove(hit, target)
        return isAbove ? target : targetOf(hit)
      }
      const words = (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)
      const name = `${target.localName} "${words || target.getAttribute('name') || target.id}"`
      if (Math.min(right - left, bottom - top) > size - 0.5) {
        // The middles of the sides: a round corner is no part of what one presses.
        const near = size / 2 - 1
        const around = [hitAt(-near, 0), hitAt(near, 0), hitAt(0, -near), hitAt(0, near)]
        // A notice lies above the page only for a while.
        const other = around.find((hit) => hit && hit !== target && !hit.closest('.toast-region'))
        if (other) found.push(`${name} is beneath "${other.textContent.trim()}"`)
        continue
      }
      // What it is drawn as is not always what one presses: a day of a calendar takes its whole cell.
      const reach = (toX: number, toY: number) => {
        let far = 0
        while (far < size && hitAt(toX * (far + 1), toY * (far + 1)) === target) far += 1
        return far
      }
      const width = Math.max(right - left, reach(-1, 0) + reach(1, 0) + 1)
      const height = Math.max(bottom - top, reach(0, -1) + reach(0, 1) + 1)
      if (Math.min(width, height) < size - 0.5)
        found.push(`${name} is ${Math.round(width)} x ${Math.round(height)} px`)
    }
    scrollTo({ top: before[0], behavior: 'instant' })
    scroller?.scrollTo({ top: before[1], behavior: 'instant' })
    return [...new Set(found)]
  }, needed)
}
