import { browserWithDevices, devicesOf, observeCalls } from './support/devices.ts'
import { button, expectSound, h1, hasState, join, meet, newDevice } from './support/in-call.ts'
import { lossyNetwork } from './support/lossy-network.ts'
import { pressOn } from './support/keyboard.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect } from './support/test.ts'
import { test } from './support/video-sessions.ts'
import { limit } from '#tests/support/patience.ts'

test.use(browserWithDevices)

test('a patient waits, the provider admits, they talk and see each other, and one ends the call', async ({
  page,
  browser,
  baseURL,
  signIn,
  newSession,
}) => {
  test.setTimeout(limit(180_000))
  const { patient } = await newSession('therapist@demo.test')
  await observeCalls(page)
  await signIn(patient.email, patient.password)

  // Where patients look: today, and the list.
  await expect(
    page.getByRole('region', { name: 'Now' }).getByRole('link', { name: 'Join' }),
  ).toBeVisible()
  await page.goto('/appointments')
  const policy = () =>
    page.evaluate(() =>
      (
        document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }
      ).featurePolicy.allowsFeature('microphone'),
    )
  expect(await policy()).toBe(false)
  await page.getByRole('link', { name: 'Join' }).click()
  await expect(h1(page, 'Your session with Chileshe Mumba')).toBeVisible()
  expect(await policy()).toBe(true)
  await expect(
    page.getByText('About 14 MB for 30 minutes of voice, 60 MB with video.'),
  ).toBeVisible()
  await button(page, 'Check microphone').click()
  await expect(page.getByText('Your microphone works.')).toBeVisible()
  await expectPageChecks(page, 'before the call')
  // On a low screen the button is further down than what the page shows after it.
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width, height: 420 })
  await join(page)
  await hasState(page, 'You are in the waiting room. Your provider lets you in.')
  const header = (await page.locator('header').first().boundingBox())!
  const heading = (await h1(page, /^Your session/).boundingBox())!
  expect(heading.y).toBeGreaterThanOrEqual(header.y + header.height)
  await page.setViewportSize({ width, height })
  await expectPageChecks(page, 'the waiting room')

  const office = await newDevice(browser, page, baseURL, { email: 'therapist@demo.test' })
  await office.goto('/provider-profile')
  await expect(office.getByText(`${patient.full_name} has waited since`)).toBeVisible()
  await expect(office.getByRole('link', { name: 'Open the session' })).toBeVisible()
  await expectPageChecks(office, 'a patient waits')
  await office.getByRole('link', { name: 'Admit patient' }).click()
  await expect(h1(office, `Session with ${patient.full_name}`)).toBeVisible()
  await join(office)
  await hasState(office, `${patient.full_name} is in the waiting room.`)
  await expectPageChecks(office, 'the patient is in the waiting room')
  await button(office, 'Admit').click()
  await hasState(page, 'Connected')
  await hasState(office, 'Connected')
  await expectSound(page, office)
  await expectPageChecks(page, 'the call')
  expect((await devicesOf(page)).live).toEqual(['audio'])
  await expect(page.getByText(/^0\.[1-9] MB so far$/)).toBeVisible({ timeout: limit(60_000) })

  // The camera of one, seen by the other; off again, it is released.
  await button(page, 'Turn camera on').click()
  const seen = office.getByLabel(`Camera of ${patient.full_name}`)
  await expect(seen).toBeVisible()
  await expect
    .poll(() =>
      seen.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.currentTime > 0]),
    )
    .toEqual([320, true])
  await expectPageChecks(page, 'the call with a camera')
  await button(page, 'Turn camera off').click()
  await expect(seen).toHaveCount(0)
  expect((await devicesOf(page)).live).toEqual(['audio'])

  await button(page, 'Mute').click()
  await hasState(page, 'You are muted. The other cannot hear you.')
  await button(page, 'Unmute').click()
  await button(page, 'Hide screen').click()
  await expect(button(page, 'Tap to show')).toBeFocused()
  await expectPageChecks(page, 'the hidden screen')
  await button(page, 'Tap to show').click()

  await button(office, 'End').click()
  for (const each of [page, office]) await expect(h1(each, 'The call has ended')).toBeFocused()
  expect((await devicesOf(page)).live).toEqual([])
  expect((await devicesOf(office)).live).toEqual([])
  await expectPageChecks(page, 'after the call')
  await page.getByRole('link', { name: 'Open messages' }).click()
  await expect(page).toHaveURL(/\/messages$/)
  expect(await policy()).toBe(false)
  await office.context().close()
})

test('a lost network is found again, a new page and a second device take over, and the first may come back', async ({
  page,
  browser,
  baseURL,
  signIn,
  allowConsole,
  newSession,
}) => {
  test.setTimeout(limit(180_000))
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|status of 409/)
  const { id, patient } = await newSession('dietitian@demo.test')
  const network = lossyNetwork()
  await observeCalls(page, network)
  await signIn(patient.email, patient.password)
  const office = await newDevice(browser, page, baseURL, { email: 'dietitian@demo.test' }, network)
  await meet(page, office, id)

  // Neither media nor messages arrive; then both do.
  network.lose(1)
  await page.context().setOffline(true)
  await hasState(page, 'Connection lost. Connecting again...', 40_000)
  const offer = page.getByRole('alert').filter({ hasText: 'The connection is too poor' })
  await expect(offer).toBeVisible({ timeout: limit(40_000) })
  await expectPageChecks(page, 'the connection is lost')
  network.lose(0)
  await page.context().setOffline(false)
  await hasState(page, 'Connected', 60_000)
  await expectSound(page, office)
  await expect(offer).toHaveCount(0)

  // A new page of the provider is a new entry: the patient connects to it by itself.
  await office.reload()
  await join(office)
  await hasState(office, 'Connected')
  await expectSound(page, office)

  // The patient goes on at another device; this one releases its microphone.
  const phone = await newDevice(browser, page, baseURL, patient, network)
  await phone.goto(`/call/${id}`)
  await join(phone)
  await expect(h1(page, 'You are in this session on another device')).toBeFocused()
  await expectPageChecks(page, 'another device')
  await hasState(phone, 'Connected')
  await expectSound(phone, office)
  await button(page, 'Use this device').click()
  await expect(h1(phone, 'You are in this session on another device')).toBeVisible()
  await hasState(page, 'Connected')
  await expectSound(page, office)
  await phone.context().close()
  await office.context().close()
  network.close()
})

test('a session is entered by keyboard alone, and a missing microphone is explained', async ({
  page,
  signIn,
  newSession,
}) => {
  const { id, patient } = await newSession('fitness@demo.test')
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const real = mediaDevices.getUserMedia.bind(mediaDevices)
    let isDenied = true
    mediaDevices.getUserMedia = (wanted) =>
      isDenied
        ? Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
        : real(wanted)
    Object.assign(window, { allowMicrophone: () => (isDenied = false) })
  })
  await signIn(patient.email, patient.password)
  await page.goto(`/call/${id}`)
  await pressOn(page, 'Join by voice')
  await expect(
    page.getByRole('alert').filter({ hasText: 'This page may not use your microphone' }),
  ).toBeVisible()
  await expectPageChecks(page, 'the microphone is denied')
  await page.evaluate(() => (window as unknown as { allowMicrophone(): void }).allowMicrophone())
  await pressOn(page, 'Hide my network address', 'Space')
  await pressOn(page, 'Join by voice')
  await hasState(page, 'You are in the waiting room. Your provider lets you in.')
  await expect(h1(page, 'Your session with Kelvin Sakala')).toBeFocused()
  await pressOn(page, 'Leave the waiting room')
  await expect(button(page, 'Join by voice')).toBeVisible()
})

test('before its time a session says when it opens and opens automatically, and after it leads on', async ({
  page,
  signIn,
  allowConsole,
  newSession,
}) => {
  allowConsole(/status of 4(04|09|10)/)
  const early = await newSession('fitness@demo.test', 10.2)
  await signIn(early.patient.email, early.patient.password)
  await page.goto(`/call/${early.id}`)
  await expect(h1(page, 'Your session is not open yet')).toBeVisible()
  await expect(page.getByText(/You can enter from \d\d:\d\d\./)).toBeVisible()
  await expectPageChecks(page, 'too early')
  await expect(h1(page, 'Your session with Kelvin Sakala')).toBeVisible({ timeout: limit(40_000) })

  const late = await newSession('fitness@demo.test', -91)
  await signIn(late.patient.email, late.patient.password)
  await page.goto(`/call/${late.id}`)
  await expect(h1(page, 'This session is over')).toBeVisible()
  await expectPageChecks(page, 'too late')
  await expect(page.getByRole('link', { name: 'Open messages' })).toBeVisible()

  // Another patient learns nothing of it.
  await page.goto(`/call/${early.id}`)
  await expect(h1(page, 'Session not found')).toBeVisible()
  await expectPageChecks(page, 'not theirs')
  await page.getByRole('link', { name: 'See my appointments' }).click()
  await expect(h1(page, 'My Appointments')).toBeVisible()
})
