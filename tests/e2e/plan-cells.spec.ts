import type { Page } from '@playwright/test'
import { expectPageChecks } from './support/page-checks.ts'
import { cell, claimed, draft, openEditor, showDay, what, writers } from './support/plan-grid.ts'
import { expect, test } from './support/test.ts'

const row = (page: Page, name: string) =>
  page.getByRole('button', { name: `Change ${name}`, exact: true })

/** Types into a cell whose day is shown; `What is eaten` stays empty. */
async function typePortion(page: Page, name: string) {
  await showDay(page, name.split(',')[0]!)
  await cell(page, name).press('Enter')
  await page.getByLabel('Portion').fill('2 cups')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(cell(page, name)).toBeFocused()
}

test('after a check the first day with an error is shown, and a link shows the day of its cell', async ({
  page,
  signIn,
}, { project }) => {
  test.slow()
  const { path } = await claimed(page.request, 'meal')
  await signIn(writers.meal)
  await openEditor(page, path)
  await page.getByLabel('Your message').fill('Eat slowly.')
  await typePortion(page, 'Wednesday, Lunch')
  await typePortion(page, 'Friday, Lunch')
  await showDay(page, 'Monday')
  await page.getByRole('button', { name: 'Check and send' }).click()
  const problem = page.getByRole('alert', { name: 'There is a problem' })
  await expect(problem).toBeFocused()
  await expect(cell(page, 'Wednesday, Lunch')).toBeVisible()
  const strip = page.getByRole('group', { name: 'Day' })
  if (project.name === 'phone') {
    await expect(strip.getByRole('button', { name: /with an error$/ })).toHaveText([/^Wed/, /^Fri/])
    await expect(strip.getByRole('button', { pressed: true })).toHaveText(/^Wed/)
  }
  await expectPageChecks(page, 'days with an error')
  await problem.getByRole('link', { name: /^Friday, Lunch/ }).click()
  await expect(cell(page, 'Friday, Lunch')).toBeFocused()
  await expect(cell(page, 'Friday, Lunch')).toBeInViewport({ ratio: 1 })
  await expect(cell(page, 'Friday, Lunch')).toContainText('Say what is eaten')
})

test('the name of a row keeps the shown day, and the focus follows a row that is moved', async ({
  page,
  signIn,
}, { project }) => {
  test.slow()
  const { path } = await claimed(page.request, 'meal', {
    dietary_profile: { diet: 'No restrictions', mealsPerDay: '3' },
  })
  await signIn(writers.meal)
  await openEditor(page, path)
  await typePortion(page, 'Thursday, Lunch')
  await row(page, 'Lunch').click()
  const fields = page.getByRole('group', { name: 'Lunch: name and place' })
  await expect(fields.getByLabel('Meal')).toBeFocused()
  if (project.name === 'phone')
    await expect(page.getByRole('columnheader').filter({ visible: true })).toHaveText([/^Thursday/])

  // A meal with a portion alone is planned, too: its removal is asked about.
  await fields.getByRole('button', { name: 'Remove Lunch' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove Lunch from every day?' })
  await expect(question).toContainText('What you planned for it on 1 day is removed.')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(fields).toBeVisible()

  await fields.getByRole('button', { name: 'Move down Lunch' }).click()
  await expect(row(page, 'Lunch')).toBeFocused()
  await expect(page.getByRole('rowheader').last()).toContainText('Lunch')
  await page.keyboard.press('Enter')
  await fields.getByRole('button', { name: 'Remove Lunch' }).click()
  // The answer counts once the person has had time to see the question.
  await expect(question).not.toHaveAttribute('data-paused')
  await question.getByRole('button', { name: 'Remove it' }).click()
  await expect(row(page, 'Supper')).toBeFocused()
})

test('a touch that scrolls keeps a cell open, and a press outside closes it and keeps the focus', async ({
  page,
  signIn,
}, { project }) => {
  test.slow()
  const { path } = await claimed(page.request, 'meal')
  await signIn(writers.meal)
  await openEditor(page, path)
  await cell(page, 'Monday, Lunch').click()
  await page.keyboard.type('Nshima')
  if (project.name === 'phone') {
    const top = async () => (await page.getByRole('grid').boundingBox())!.y
    const before = await top()
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 20, y })) })
    await send('touchStart', 200)
    for (const y of [190, 170, 140, 100]) await send('touchMove', y)
    await send('touchEnd')
    await expect.poll(top).toBeLessThan(before)
    await expect(what(page)).toBeFocused()
  }
  const message = page.getByLabel('Your message')
  await message.click()
  await expect(what(page)).toHaveCount(0)
  await expect(message).toBeFocused()
  // Another cell opens at the press that closes this one.
  await cell(page, 'Monday, Supper').click()
  await expect(what(page)).toHaveValue('')
  await cell(page, 'Monday, Breakfast').click()
  await expect(page.getByRole('group', { name: 'Monday, Breakfast' })).toBeVisible()
  await expect(what(page)).toBeFocused()
})

test('after a new start the grid can be reached by the Tab key', async ({ page, signIn }) => {
  test.slow()
  const { path } = await claimed(page.request, 'meal')
  await signIn(writers.meal)
  await openEditor(page, path)
  await cell(page, 'Monday, Lunch').press('Enter')
  await page.keyboard.type('Nshima')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Copy Monday to' }).focus()
  await page.getByRole('button', { name: 'Start over' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).not.toHaveAttribute('data-paused')
  await question.getByRole('button', { name: 'Discard draft' }).click()
  await expect(draft(page)).toContainText(/^0 of/)
  await page.getByLabel('Your message').focus()
  for (let index = 0; index < 9; index++) {
    await page.keyboard.press('Tab')
    if (await page.getByRole('grid').locator(':focus').count()) break
  }
  await expect(page.getByRole('grid').locator(':focus')).toHaveAccessibleName(/^Monday, Breakfast/)
})
