/**
 * Words that head the published lists of leaked passwords (SecLists `10k-most-common`, NCSC UK
 * top 100,000, 2019), reduced to their letters, and words that are near at hand in Zambia. A
 * password made of one of these and some digits or signs is as easy to guess as the word.
 */
const words = new Set(
  `password passwords passwort passcode secret letmein welcome qwerty qwertyuiop qwertyui azerty asdf asdfgh asdfghjkl
zxcvbnm zxcvbn qazwsx qazwsxedc abc abcd abcde abcdef abcdefg abcdefgh admin administrator root login guest master changeme
default iloveyou loveyou lovely love lover sweetheart darling honey baby babygirl babyboy princess prince queen king angel
angels sunshine monkey dragon football soccer baseball basketball cricket hockey tennis superman batman spiderman pokemon
starwars ninja shadow michael jordan jessica jennifer michelle daniel thomas george charlie ashley andrew matthew joshua
robert hunter ranger killer soldier freedom whatever trustno hello helloworld computer internet google facebook whatsapp
instagram samsung iphone android nokia microsoft windows apple orange banana cookie chocolate cheese pepper ginger flower
butterfly summer winter spring autumn january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday liverpool arsenal chelsea manchester manunited barcelona
realmadrid juventus mustang ferrari mercedes toyota jesus jesuschrist christ blessed blessing blessings faith hope grace
heaven godislove godisgood amen family mother father mummy mommy daddy brother sister friend friends forever nothing
secure security access money dollar kwacha zambia zambian lusaka kitwe ndola livingstone kabwe chingola mufulira solwezi
chipata kasama mongu choma copperbelt chipolopolo nkana zesco unza mosi nshima africa african ubumi wellness health`.split(
    /\s+/,
  ),
)

/** From this length on, even a word with digits around it takes long to guess. */
const longest = 20

/** Passwords without a word in them: walks over the keyboard and counting. */
const walks = [
  '12345678901234567890',
  '98765432109876543210',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'abcdefghijklmnopqrstuvwxyz',
  '!@#$%^&*()',
]

const letterFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** True where a password is a common word with digits or signs around it, or a keyboard walk. */
export function isCommonPassword(password: string): boolean {
  if (password.length > longest) return false
  const lower = password.toLowerCase()
  const letters = lower.replace(/[^a-z]/g, '')
  const core = lower.replace(/^[^a-z@$]+|[^a-z]+$/g, '')
  const asWord = core.replace(/[0-9@$!]/g, (sign) => letterFor[sign] ?? sign)
  if (words.has(core) || words.has(asWord)) return true
  if (letters.length > 0 && words.has(letters)) return true
  const stripped = lower.replace(/[^a-z0-9]/g, '')
  return (
    walks.some(
      (walk) => walk.includes(lower) || (stripped.length > 5 && walk.includes(stripped)),
    ) || /^(.)\1*$/.test(lower)
  )
}
