/** The ids of the tabs that are open on the page. */
export const openTabs = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="true"]')].map(
    ({ dataset }) => dataset['tab'] ?? '',
  )

/** Opens a tab of the page. @returns whether the page has it */
export function openTab(id: string): boolean {
  const tab = document.querySelector<HTMLElement>(`[role="tab"][data-tab=${JSON.stringify(id)}]`)
  if (tab?.getAttribute('aria-selected') === 'false') tab.click()
  return tab !== null
}
