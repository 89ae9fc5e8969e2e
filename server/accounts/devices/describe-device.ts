const browsers: [string, RegExp][] = [
  // Order matters: most name Chrome and Safari too.
  ['Opera Mini', /Opera Mini/],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]

const systems: [string, RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['KaiOS', /KAIOS/],
  ['Linux', /Linux|X11/],
]

/** A user agent in plain words: "Chrome on Android", or "Unknown device" where nothing is known. */
export function describeDevice(user_agent: string | null): string {
  const named = (table: [string, RegExp][]) =>
    table.find(([, pattern]) => pattern.test(user_agent ?? ''))?.[0]
  const browser = named(browsers)
  const system = named(systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
