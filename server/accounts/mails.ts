/** Address of one of our pages that redeems a mailed link by a POST, so that a scanner does not. */
export function pageLink(
  publicUrl: string,
  page: '/confirm' | '/reset-password',
  token: { token_hash: string; type: string },
): string {
  return `${publicUrl}${page}?${new URLSearchParams(token).toString()}`
}
