export { Initials } from './initials.tsx'
export { OwnMenu } from './own-menu.tsx'
export { ShortFooter } from './short-footer.tsx'
export { Unread } from './unread.tsx'
