/** A removal can be undone for so long: a choice of the product. */
export const undoHours = 24
