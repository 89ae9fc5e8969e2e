import { hash as bcrypt } from '@node-rs/bcrypt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword } from './support/good-password.ts'
import { type Client, newAddress, type ServedApp, serveTestApp } from './support/auth-client.ts'

let app: ServedApp
let admin: Client['admin']
beforeAll(async () => {
  app = await serveTestApp()
  admin = app.operator().admin
})
afterAll(() => app.close())

const signIn = (email: string, password: string) =>
  app.client().signInWithPassword({ email, password })

describe('accounts that an operator imports', () => {
  it('keep a hash of bcrypt until the first login replaces it', async () => {
    const email = newAddress()
    const password_hash = await bcrypt('Brought along 1', 4)
    const made = await admin.createUser({ email, password_hash, email_confirm: true })
    expect(made.error).toBeNull()
    const stored = async () =>
      (
        await app.database.asOwner('select password_hash from accounts.users where email = $1', [
          email,
        ])
      )[0]!.password_hash
    expect((await signIn(email, 'Brought along 2')).error!.code).toBe('invalid_credentials')
    expect(await stored()).toBe(password_hash)
    expect((await signIn(email, 'Brought along 1')).error).toBeNull()
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn(email, 'Brought along 1')).error).toBeNull()
    const endless = password_hash.replace('$04$', '$31$')
    const { error } = await admin.createUser({ email: newAddress(), password_hash: endless })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(error!.message).toContain('bcrypt up to 12')
  })

  it('keep their metadata exactly', async () => {
    const user_metadata = {
      profile_image: 'https://avatars.example/1',
      note: null,
      deep: { a: [1] },
    }
    const { data } = await admin.createUser({ email: newAddress(), user_metadata })
    expect(data.user!.user_metadata).toEqual(user_metadata)
    expect(data.user!.app_metadata).toMatchObject({ provider: 'email', role: 'client' })
    const plain = await admin.createUser({ email: newAddress(), password: goodPassword })
    const changed = await admin.updateUserById(plain.data.user!.id, {
      user_metadata: { favorite_color: 'yellow' },
    })
    expect(changed.data.user!.user_metadata).toEqual({ favorite_color: 'yellow' })
    const { data: linked } = await admin.generateLink({
      type: 'signup',
      email: newAddress(),
      password: goodPassword,
      options: { data: { status: 'alpha' } },
    })
    expect(linked.user!.user_metadata).toEqual({ status: 'alpha' })
    const invited = await admin.inviteUserByEmail(newAddress(), { data: { status: 'alpha' } })
    expect(invited.data.user!.user_metadata).toEqual({ status: 'alpha' })
  })
})
