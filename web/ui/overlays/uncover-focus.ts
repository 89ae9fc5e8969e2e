/**
 * Scrolls the focused control out from under a notice (WCAG 2.2, 2.4.11). A notice at the foot of
 * the screen covers it, or takes the rows of the page it was in; both times its box and that of the
 * notice overlap.
 */
export function uncoverFocus(notice: Element) {
  const focused = document.activeElement
  if (!focused || focused === document.body || notice.contains(focused)) return
  const [control, cover] = [focused.getBoundingClientRect(), notice.getBoundingClientRect()]
  const isApart =
    control.bottom <= cover.top ||
    control.top >= cover.bottom ||
    control.right <= cover.left ||
    control.left >= cover.right
  if (!isApart) focused.scrollIntoView({ block: 'center' })
}
