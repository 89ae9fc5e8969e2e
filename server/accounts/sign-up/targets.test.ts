import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinAs, newestMail, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword as password } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const from = (page: string, next: string) =>
  `?redirect_to=${encodeURIComponent(`http://localhost:3000/${page}?browser=&next=${encodeURIComponent(next)}`)}`

const linkTo = async (email: string) => new URL((await newestMail(email)).link)

describe('a mailed link', () => {
  it('goes on to the page that was asked for before sign-up, on whichever device', async () => {
    const email = 'target@example.test'
    const path = `/auth/v1/signup${from('confirm', '/diabetes?tab=emergency#log')}`
    await app.call('POST', path, { body: { email, password } })
    const link = await linkTo(email)
    expect([link.pathname, link.searchParams.get('next')]).toEqual([
      '/confirm',
      '/diabetes?tab=emergency#log',
    ])
    await app.call('POST', `/auth/v1/resend${from('confirm', '/appointments')}`, {
      body: { email, type: 'signup' },
    })
    expect((await linkTo(email)).searchParams.get('next')).toBe('/appointments')
  })

  it('goes on after a new password, too', async () => {
    await joinAs(app, 'lost@example.test')
    await app.call('POST', `/auth/v1/recover${from('reset-password', '/appointments')}`, {
      body: { email: 'lost@example.test' },
    })
    const link = await linkTo('lost@example.test')
    expect([link.pathname, link.searchParams.get('next')]).toEqual([
      '/reset-password',
      '/appointments',
    ])
  })

  it('carries the page to a user who has an account already', async () => {
    await joinAs(app, 'owner@example.test')
    const path = `/auth/v1/signup${from('confirm', '/appointments')}`
    await app.call('POST', path, { body: { email: 'owner@example.test', password } })
    const { text } = await newestMail('owner@example.test')
    expect(text).toContain('http://localhost:3000/login?next=%2Fappointments')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%5Cevil.example',
    '/%2f%2fevil.example',
    '/x\r\nBcc: a@evil.example',
    '/login?next=/login',
    '/auth/v1/verify?token=x',
    `/${'a'.repeat(3000)}`,
  ])('never carries %j', async (next) => {
    const email = `bad${next.length}.${next.charCodeAt(1)}@example.test`
    const path = `/auth/v1/signup${from('confirm', next)}`
    expect((await app.call('POST', path, { body: { email, password } })).status).toBe(200)
    expect([...(await linkTo(email)).searchParams.keys()]).toEqual(['token_hash', 'type'])
    expect((await newestMail(email)).text).not.toContain('evil')
  })

  it('is as before where nothing was asked for', async () => {
    await signUpAs(app, 'plain@example.test')
    expect([...(await linkTo('plain@example.test')).searchParams.keys()]).toEqual([
      'token_hash',
      'type',
    ])
  })
})
