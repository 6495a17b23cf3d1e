/** The steps of the newbie guide (B.home.19): key of their words, and the part of the search box each points at. */
export const GUIDE_STEPS = [
  { key: 'scope', part: 'form[role="search"] button[aria-haspopup="dialog"]' },
  { key: 'mode', part: 'form[role="search"] [role="combobox"]' },
  { key: 'button', part: 'form[role="search"] button[type="submit"]' },
] as const

/** What the box makes of what is typed (B.home.20); keys of their words. */
export const SEARCH_MODES = ['smart', 'number', 'company'] as const
