/** A4 with margins, in twips (1/20 point). */
export const PAGE = { width: 11_906, height: 16_838, margin: 1304, header: 680 } as const

/** Width of the text, in twips. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin

/** Largest picture, in pixels of 1/96 inch: leaves a line for its caption. */
export const PICTURE_BOX = { width: TEXT_WIDTH / 15, height: (PAGE.height - 2 * PAGE.margin) / 15 - 60 } as const
