/**
 * Scrolls the control that a keyboard has focused out from under a notice (WCAG 2.2, 2.4.11). A
 * notice at the foot of the screen covers it, or takes the rows of the page it was in; both times its
 * box and that of the notice overlap. What a pointer presses must not move before it is released.
 */
export function uncoverFocus(region: Element) {
  const notice = region.querySelector('.toast')
  const focused = document.activeElement
  if (!notice || !focused?.matches(':focus-visible') || notice.contains(focused)) return
  const [control, cover] = [focused.getBoundingClientRect(), notice.getBoundingClientRect()]
  const isApart =
    control.bottom <= cover.top ||
    control.top >= cover.bottom ||
    control.right <= cover.left ||
    control.left >= cover.right
  if (!isApart) focused.scrollIntoView({ block: 'center' })
}
