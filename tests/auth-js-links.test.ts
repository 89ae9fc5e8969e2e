import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestMail } from './support/accounts.ts'
import { goodPassword } from './support/good-password.ts'
import { join, newAddress, type ServedApp, serveTestApp } from './support/auth-client.ts'

const home = 'http://localhost:3000'
const elsewhere = 'https://app.example/after/login?tab=1'

/** The official client, unchanged, with mailed links that lead elsewhere. */
let app: ServedApp
beforeAll(async () => {
  app = await serveTestApp({ AUTH_REDIRECTS: 'https://app.example/**' })
})
afterAll(() => app.close())

function pkceClient() {
  const stored = new Map<string, string>()
  return new AuthClient({
    url: `${app.address}/auth/v1`,
    flowType: 'pkce',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    storageKey: 'session',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  })
}

/** Where the link of the newest mail leads a browser. */
async function follow(email: string): Promise<URL> {
  const link = new URL((await newestMail(email)).link)
  const answer = await fetch(`${app.address}${link.pathname}${link.search}`, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location')!)
}

const signInBy = (email: string, password = goodPassword) =>
  app.client().signInWithPassword({ email, password })

describe('an emailed link with a challenge', () => {
  it('confirms a sign-up, and only its browser gets session and password', async () => {
    const email = newAddress()
    const client = pkceClient()
    const options = { emailRedirectTo: elsewhere, data: { full_name: 'Thandi Mumba' } }
    expect((await client.signUp({ email, password: goodPassword, options })).error).toBeNull()
    const target = await follow(email)
    const code = target.searchParams.get('code')!
    target.searchParams.delete('code')
    expect([target.href, target.hash]).toEqual([elsewhere, ''])
    const stranger = pkceClient()
    await stranger.signInWithOtp({ email: newAddress() })
    const stolen = await stranger.exchangeCodeForSession(code)
    expect(stolen.error!.code).toBe('bad_code_verifier')
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Thandi Mumba' } })
    expect((await signInBy(email)).error).toBeNull()
    expect((await client.exchangeCodeForSession(code)).error).not.toBeNull()
  })

  it('opens a session by magic link, by recovery and by change of address', async () => {
    const { email } = await join(app)
    const client = pkceClient()
    const exchange = async (address: string) => {
      const target = await follow(address)
      expect(`${target.origin}${target.pathname}`).toBe('https://app.example/after/login')
      const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code')!)
      expect(error).toBeNull()
      return data as { user: { email?: string }; redirectType?: string }
    }
    await client.signInWithOtp({ email, options: { emailRedirectTo: elsewhere } })
    expect((await exchange(email)).user.email).toBe(email)
    await client.resetPasswordForEmail(email, { redirectTo: elsewhere })
    expect((await exchange(email)).redirectType).toBe('recovery')
    const moved = newAddress()
    const change = await client.updateUser({ email: moved }, { emailRedirectTo: elsewhere })
    expect(change.error).toBeNull()
    expect((await follow(email)).hash).toMatch(/^#message=/)
    expect((await exchange(moved)).user.email).toBe(moved)
  })

  it('that is used says so in the query, where such a client reads it', async () => {
    const email = newAddress()
    const client = pkceClient()
    await client.signInWithOtp({ email, options: { emailRedirectTo: elsewhere } })
    await follow(email)
    const target = await follow(email)
    expect(target.searchParams.get('error_code')).toBe('otp_expired')
    expect(target.hash).toContain('error_code=otp_expired')
  })
})

describe('an emailed link without a challenge', () => {
  it('sends the session in the fragment to an allowed URL', async () => {
    const { email } = await join(app)
    await app.client().signInWithOtp({ email, options: { emailRedirectTo: elsewhere } })
    const target = await follow(email)
    expect(target.href.startsWith(`${elsewhere}#access_token=`)).toBe(true)
    const { data } = await app
      .client()
      .getUser(new URLSearchParams(target.hash.slice(1)).get('access_token')!)
    expect(data.user!.email).toBe(email)
  })

  it('sends an invited user there', async () => {
    const email = newAddress()
    const { error } = await app
      .operator()
      .admin.inviteUserByEmail(email, { redirectTo: elsewhere, data: { status: 'alpha' } })
    expect(error).toBeNull()
    expect((await follow(email)).href).toMatch(/^https:\/\/app\.example\/.*type=invite$/)
  })

  it.each([
    'https://evil.example/',
    'https://app.example.evil.example/',
    'javascript:alert(1)',
    'http://2130706433/',
    undefined,
  ])('redirects to our own page when %s was requested', async (redirectTo) => {
    const { email } = await join(app)
    const client = app.client()
    const otp = await client.signInWithOtp({
      email,
      options: redirectTo ? { emailRedirectTo: redirectTo } : {},
    })
    expect(otp.error).toBeNull()
    expect((await newestMail(email)).link).toMatch(
      new RegExp(`^${home}/login\\?token_hash=[\\w-]+&type=magiclink$`),
    )
    await client.resetPasswordForEmail(email, redirectTo ? { redirectTo } : {})
    expect((await newestMail(email)).link).toContain(`${home}/reset-password?token_hash=`)
    const fresh = newAddress()
    await client.signUp({
      email: fresh,
      password: goodPassword,
      options: redirectTo ? { emailRedirectTo: redirectTo } : {},
    })
    expect((await newestMail(fresh)).link).toContain(`${home}/confirm?token_hash=`)
  })

  it('confirms a sign-up, but not the password that a stranger may have chosen', async () => {
    const email = newAddress()
    await app.client().signUp({
      email,
      password: goodPassword,
      options: { emailRedirectTo: elsewhere },
    })
    expect((await follow(email)).hash).toContain('type=signup')
    expect((await signInBy(email)).error!.code).toBe('invalid_credentials')
  })

  it('is not used by a HEAD request', async () => {
    const { email } = await join(app)
    await app.client().signInWithOtp({ email, options: { emailRedirectTo: elsewhere } })
    const link = new URL((await newestMail(email)).link)
    const looked = await fetch(`${app.address}${link.pathname}${link.search}`, {
      method: 'HEAD',
      redirect: 'manual',
    })
    expect(looked.headers.get('location')).toBeNull()
    expect((await follow(email)).hash).toContain('access_token=')
  })
})

describe('logging in by a code', () => {
  it('works as the client expects, for a known and for a new address', async () => {
    const { email } = await join(app)
    for (const address of [email, newAddress()]) {
      const client = app.client()
      const asked = await client.signInWithOtp({ email: address })
      expect(asked).toEqual({
        data: { user: null, session: null, messageId: undefined },
        error: null,
      })
      const { code } = await newestMail(address)
      const wrong = await client.verifyOtp({
        email: address,
        token: code === '111111' ? '222222' : '111111',
        type: 'email',
      })
      expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' })
      const right = await client.verifyOtp({ email: address, token: code, type: 'email' })
      expect(right.error).toBeNull()
      expect(right.data.session!.user.email).toBe(address)
    }
  })
})

describe('what auth-js expects of a server without them', () => {
  it('for anonymous sign-ins, and for invalid phone numbers', async () => {
    const client = app.client()
    const anonymous = await client.signInAnonymously()
    expect(anonymous.error!.message).toBe('Anonymous sign-ins are disabled')
    const phone = '260977000000'
    const unknown = await client.verifyOtp({ phone, token: '123456', type: 'sms' })
    expect(unknown.error).toMatchObject({
      status: 403,
      message: 'Token has expired or is invalid',
    })
    const malformed = await client.verifyOtp({
      phone: `${phone}-invalid`,
      token: '123456',
      type: 'sms',
    })
    expect(malformed.error).toMatchObject({
      status: 400,
      message: 'Invalid phone number format (E.164 required)',
    })
  })
})
