import type { accountStrokes } from '../ui/icons/account-strokes.ts'
import type { menuStrokes } from '../ui/icons/menu-strokes.ts'
import type { PlaceIconName } from '../ui/icons/place-icon.tsx'
import type { statusStrokes } from '../ui/icons/status-strokes.ts'

type KnownIcon =
  | PlaceIconName
  | keyof typeof menuStrokes
  | keyof typeof accountStrokes
  | keyof typeof statusStrokes

/** What each icon means, wherever it is. A new meaning needs an icon of its own. */
export const iconMeanings: Record<KnownIcon, string> = {
  activity: 'exercise',
  alert: 'warning, failure or emergency',
  arrow: 'onward: next, or send',
  at: 'address to log in with',
  back: 'back to what was before',
  badge: 'professional registration',
  bars: 'results of screenings',
  battery: 'burnout',
  bell: 'safety alert',
  calendar: 'appointments',
  cancelled: 'cancelled',
  card: 'payment and billing',
  cap: 'student status',
  chat: 'messages',
  check: 'confirmed, chosen or included',
  chevron: 'unfold, or go into it',
  clock: 'hours',
  close: 'close',
  cup: 'meals',
  device: 'devices',
  done: 'completed',
  download: 'download',
  drop: 'blood glucose',
  eye: 'who read it',
  file: 'document, report or guide',
  folder: 'all data of the account',
  home: 'start page of the user',
  hourglass: 'waits for someone',
  key: 'password',
  leaf: 'self-care',
  leave: 'logout',
  list: 'planner',
  lock: 'private',
  mail: 'email',
  menu: 'menu',
  mind: 'mental health',
  minus: 'unchanged, or not yet met',
  money: 'money back',
  people: 'patients',
  phone: 'call',
  pin: 'address or visit in person',
  plan: 'request for a plan',
  pulse: 'blood pressure and health record',
  questions: 'screening',
  settings: 'settings of the account',
  share: 'sharing',
  shield: 'two-step login',
  swap: 'changed, neither better nor worse',
  user: 'person or profile',
  video: 'video call',
}
