// Ends with 0 where the server in this container answers, and with 1 where it does not.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/api/live`).catch(() => ({
  ok: false,
}))
process.exitCode = ok ? 0 : 1
