/** An address that breaks before its @ first, where it does not fit; nothing of a person who has none. */
export function EmailAddress({ address }: { address: string | null }) {
  if (address === null) return null
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
