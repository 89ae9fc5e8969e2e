import { listCapturedMails } from '#server/platform/mail/mail.ts'
import type { TestApp } from './app.ts'
import { goodPassword } from './good-password.ts'

/** The last email to an address, with its links and codes. */
export async function newestMail(address: string) {
  const mail = (await listCapturedMails()).find((one) => one.to === address)
  if (!mail) throw new Error(`There is no mail to ${address}.`)
  const link = /https?:\S+[?&]token(_hash)?=\S+/.exec(mail.text)?.[0] ?? ''
  return {
    ...mail,
    link,
    token_hash: /token(?:_hash)?=(?:pkce_)?([\w-]+)/.exec(link)?.[1] ?? '',
    code: /code: (\d{6})$/m.exec(mail.text)?.[1] ?? '',
  }
}

export async function signUpAs(app: TestApp, email: string, data: object = {}) {
  return app.call('POST', '/auth/v1/signup', { body: { email, password: goodPassword, data } })
}

/** A confirmed account with its first session. */
export async function joinAs(app: TestApp, email: string, data: object = {}) {
  await signUpAs(app, email, data)
  const { token_hash } = await newestMail(email)
  const { body } = await app.call('POST', '/auth/v1/verify', {
    body: { token_hash, type: 'signup' },
  })
  return body
}

export async function signInAs(app: TestApp, email: string, password = goodPassword) {
  return app.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } })
}
