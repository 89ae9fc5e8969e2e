import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { readRelayAddress } from './relay-address.ts'

const memory = { DATA_DIR: 'memory', NODE_ENV: 'test' }
const TURN_SECRET = 'a secret of thirty-two characters, at least'
const TURN_URLS = 'turn:relay.test:3478?transport=udp, turns:relay.test:443?transport=tcp'

describe('the settings of video sessions', () => {
  it('need relays and their secret, or neither', () => {
    expect(() => readEnv({ ...memory, TURN_URLS })).toThrow('TURN_SECRET: missing')
    expect(() => readEnv({ ...memory, TURN_SECRET })).toThrow('TURN_URLS: missing')
    expect(readEnv({ ...memory, TURN_URLS, TURN_SECRET })).toMatchObject({
      TURN_SECRET,
      TURN_URLS: ['turn:relay.test:3478?transport=udp', 'turns:relay.test:443?transport=tcp'],
    })
    expect(readEnv(memory)).toMatchObject({ TURN_URLS: [] })
    // As compose passes what is not set.
    expect(readEnv({ ...memory, TURN_URLS: '', TURN_SECRET: '', VIDEO_URL: '' }).TURN_URLS).toEqual(
      [],
    )
  })

  it.each([
    ['TURN_URLS', 'stun:relay.test', 'turn:HOST:3478?transport=udp'],
    ['TURN_URLS', 'turn:relay.test,', ''],
    ['TURN_URLS', 'turn:user@relay.test', 'turn:HOST:3478?transport=udp'],
    ['TURN_URLS', 'turn:relay.test?transport=sctp', 'turn:HOST:3478?transport=udp'],
    ['TURN_SECRET', 'short', 'at least 32 characters'],
    ['VIDEO_URL', 'http://meet.test', 'https:// address of a Jitsi'],
    ['VIDEO_URL', 'meet.test', 'https:// address of a Jitsi'],
    ['VIDEO_URL', 'https://meet.test/?room=1', 'without ? and #'],
  ])('say what is wrong with %s: %s', (name, value, expected) => {
    const given = { ...memory, TURN_URLS, TURN_SECRET, [name]: value }
    if (!expected) expect(() => readEnv(given)).not.toThrow()
    else
      expect(() => readEnv(given)).toThrow(
        new RegExp(`${name}: must .*${expected.replace(/[?]/g, '\\?')}.*README`),
      )
  })

  it('take a Jitsi with or without a path', () => {
    const read = (VIDEO_URL: string) => readEnv({ ...memory, VIDEO_URL }).VIDEO_URL
    expect(read('https://meet.test/')).toBe('https://meet.test')
    expect(read('https://clinic.test/meet/')).toBe('https://clinic.test/meet')
  })
})

describe('the address of a relay', () => {
  it.each([
    ['turn:relay.test', ['relay.test', 3478, false, 'udp']],
    ['turn:10.0.0.1:443?transport=tcp', ['10.0.0.1', 443, false, 'tcp']],
    ['turns:relay.test', ['relay.test', 5349, true, 'tcp']],
    ['turn:[2001:db8::1]:3478?transport=udp', ['2001:db8::1', 3478, false, 'udp']],
  ])('%s is read', (text, expected) => {
    const { host, port, isEncrypted, transport } = readRelayAddress(text)!
    expect([host, port, isEncrypted, transport]).toEqual(expected)
  })

  it.each([
    '',
    'turn:',
    'turn:relay.test:port',
    'turn://relay.test',
    'turn:relay.test?transport=udp&x',
  ])('%s is none', (text) => expect(readRelayAddress(text)).toBeUndefined())
})
