/** First in the form of a correction: it says of which entry, so that a reload fills the form of no other entry. */
export const Corrects = ({ id }: { id: string }) => (
  <input type="hidden" name="corrects" value={id} data-kept={id} />
)
