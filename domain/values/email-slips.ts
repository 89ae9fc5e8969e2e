/** Where most people here have their email. */
const providers = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'ymail.com',
  'yahoo.co.uk',
  'googlemail.com',
]
/** Other providers, which are only a letter away from one of those. */
const others = ['mail.com', 'email.com', 'gmx.com', 'hotmail.co.uk', 'yahoo.co.za', 'yahoo.fr']

/** Ends that no address has, as `.com` is mistyped. */
const wrongEnd = /\.(?:con|cmo|ocm|comm|vom|xom|cim|cpm|coom|c0m|om)$/

/** An address without what stands around it where it is pasted; as the form reads it, but small: it comes with a field. */
const bare = (typed: string) =>
  (/[^\s<>()[\]"“”,;:]+@[^\s<>()[\]"“”,;:]*/.exec(typed.replaceAll(/\p{Cf}/gu, ''))?.[0] ?? typed)
    .replaceAll(/^'|[.'/]$/g, '')
    .trim()
    .toLowerCase()

/**
 * The address that was probably meant, where its domain is a letter or two beside a usual one:
 * `name@gmial.con` is `name@gmail.com`. Undefined where nothing is likely. It is a question: the typed
 * domain may exist.
 */
export function likelyAddress(typed: string): string | undefined {
  const address = bare(typed)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || domain.length > 40 || providers.includes(domain) || others.includes(domain)) return
  const ended = domain.replace(wrongEnd, '.com')
  const likely =
    // A wrong end alone is likelier than a wrong end and another name.
    [...providers, ...others].find((known) => known === ended) ??
    providers.find((known) => known === domain.replace(/\.com\.zm$|\.net$/, '.com')) ??
    providers.find((provider) => isSlipOf(domain, provider)) ??
    ended
  return likely === domain ? undefined : `${address.slice(0, at + 1)}${likely}`
}

/** Whether name and end of a domain are each at most one slip beside those of a provider. */
function isSlipOf(domain: string, provider: string): boolean {
  const [name = '', ...ends] = domain.split('.')
  const [known = '', ...knownEnds] = provider.split('.')
  // Without an end, as in `name@gmail`, the name itself must be right.
  if (ends.length === 0) return name === known || name === provider.replaceAll('.', '')
  return isOneSlip(name, known) && isOneSlip(ends.join('.'), knownEnds.join('.'))
}

/** The same, or one letter more, less, another, or two beside each other turned round. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0
  while (same < meant.length && typed[same] === meant[same]) same++
  const [rest, wanted] = [typed.slice(same), meant.slice(same)]
  return (
    rest === wanted ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}
