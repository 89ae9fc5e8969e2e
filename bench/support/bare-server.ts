// The floor of a data call: node:http and pg alone, with the same pipelined transaction, the same
// check of the token and of the session, and nothing else.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { decodeJwt } from 'jose'
import pg from 'pg'

const [database_url = '', user_id = '', session_id = ''] = process.argv.slice(2)
const pool = new pg.Pool({
  connectionString: database_url,
  max: 4,
  pipeline: true,
} as pg.PoolConfig)
const claims = JSON.stringify({ sub: user_id, role: 'authenticated', session_id })
const rows = `select "id", "user_id", "systolic", "diastolic", "pulse", "notes", "created_at"
  from "blood_pressure_readings" order by "created_at" desc, "id" desc limit $1`
const verified = new Map<string, number>()

/** As the app does: a signature is checked once; here the check itself is left out. */
function isKnown(token: string): boolean {
  const digest = createHash('sha256').update(token).digest('base64')
  const expires = verified.get(digest) ?? decodeJwt(token).exp! * 1000
  verified.set(digest, expires)
  return expires > Date.now()
}

const server = createServer((request, response) => {
  void (async () => {
    const token = request.headers.authorization?.slice(7) ?? ''
    if (!isKnown(token)) return response.writeHead(401).end()
    const client = await pool.connect()
    const [, , read] = await Promise.all([
      client.query('begin'),
      client.query({
        name: 'enter',
        text: 'select door.enter($1, $2, $3)',
        values: [claims, 'client', false],
      }),
      client.query({ name: 'rows', text: rows, values: [20] }),
      client.query('commit'),
    ])
    client.release()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(read.rows))
  })()
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/`, headers: {} }))
})
