/** The steps of the beginner's guide (B.home.19): key of the text, and the part of the search box that is highlighted. */
export const GUIDE_STEPS = [
  { key: 'scope', part: 'form[role="search"] button[aria-haspopup="dialog"]' },
  { key: 'mode', part: 'form[role="search"] [role="combobox"]' },
  { key: 'button', part: 'form[role="search"] button[type="submit"]' },
] as const

/** How the box interprets its input (B.home.20); keys of the texts. */
export const SEARCH_MODES = ['smart', 'number', 'company'] as const
