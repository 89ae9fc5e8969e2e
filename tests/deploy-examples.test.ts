import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { describe, expect, it } from 'vitest'

// The programs themselves run in tests/deploy, on machines that have them.

const read = (path: string) => readFileSync(path, 'utf8')

it('each way to start the server, and the benches, have the same options of Node', () => {
  for (const path of [
    'scripts/start.mjs',
    'bench/support/child.ts',
    'deploy/systemd/ubumi@.service',
    'deploy/container/Containerfile',
  ])
    expect(read(path), path).toContain('--max-semi-space-size=16')
})

it('nginx logs no path, query or address at any port', () => {
  const text = read('deploy/nginx/ubumi.conf').replaceAll(/#.*/g, '')
  const formats = [...text.matchAll(/^log_format (\w+) '(.*)';$/gm)]
  expect(formats.map(([, name]) => name)).toEqual(['ubumi'])
  expect(formats[0]![2]).not.toMatch(
    /\$(request|request_uri|uri|args|query_string|remote_\w+|http_\w+)\b/,
  )
  const servers = text.split(/^server \{$/m).slice(1)
  expect(servers.length).toBeGreaterThan(1)
  for (const server of servers) {
    const logs = [...server.matchAll(/access_log ([^;]+);/g)].map(([, words]) => words)
    expect(logs).not.toEqual([])
    for (const words of logs) expect(words).toMatch(/^off$| ubumi$/)
  }
})

describe.each(['README.md', 'deploy/compose/compose.yaml'])('the relay of %s', (path) => {
  // One for each family: to this list, an IPv4 address is within ::ffff:0.0.0.0/96, and not to coturn.
  const denied = { ipv4: new BlockList(), ipv6: new BlockList() }
  const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
  for (const [, first, last] of read(path).matchAll(/denied-peer-ip=([^\s-]+)(?:-(\S+))?/g))
    denied[familyOf(first!)].addRange(first!, last ?? first!, familyOf(first!))
  const isDenied = (address: string) => denied[familyOf(address)].check(address, familyOf(address))

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    'fc00::1',
    'fd12:3456:789a::1',
    'fe80::1',
    'febf::1',
  ])('reaches no %s', (address) => {
    expect(isDenied(address)).toBe(true)
  })

  // The first is the one that `npm run doctor` names.
  it.each(['198.51.100.1', '41.72.96.1', '100.63.255.255', '100.128.0.0', '2c0f:feb0::1'])(
    'reaches %s',
    (address) => {
      expect(isDenied(address)).toBe(false)
    },
  )
})
