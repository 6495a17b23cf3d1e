/**
 * Colours in which words may be highlighted, given for light pages; the first six are the default, in the order of the words
 * (B.settings.05). The theme maps each to a colour for dark pages; text is legible on both.
 */
export const HIGHLIGHT_PALETTE = [
  { value: '#ffe58a', zh: '黄', en: 'Yellow' },
  { value: '#bfe8c9', zh: '绿', en: 'Green' },
  { value: '#bfddfb', zh: '蓝', en: 'Blue' },
  { value: '#f7cbd8', zh: '粉', en: 'Pink' },
  { value: '#dccff6', zh: '紫', en: 'Purple' },
  { value: '#ffd2ae', zh: '橙', en: 'Orange' },
  { value: '#b9e9e6', zh: '青', en: 'Teal' },
  { value: '#dbe9a8', zh: '黄绿', en: 'Lime' },
  { value: '#f4c3bb', zh: '红', en: 'Red' },
  { value: '#e6d6b8', zh: '褐', en: 'Brown' },
  { value: '#d3d9e2', zh: '灰', en: 'Grey' },
  { value: '#eec6ee', zh: '紫红', en: 'Magenta' },
] as const

/** A colour of the palette. */
export type HighlightColour = (typeof HIGHLIGHT_PALETTE)[number]['value']

/** Number of words with their own colour; then the colours repeat. */
export const HIGHLIGHT_SLOTS = 6

/** The default colours. */
export const HIGHLIGHT_COLOURS: readonly HighlightColour[] = HIGHLIGHT_PALETTE.slice(0, HIGHLIGHT_SLOTS).map(({ value }) => value)
