export type ScreeningTier = 'high' | 'medium' | 'low' | 'none'
export type ScreeningStatus = 'registered' | 'pending' | 'recentlyEnded' | 'ended' | 'unknown'
export type ScreeningMethod = 'han' | 'pinyin' | 'latin' | 'digits' | 'initials'
export type ScreeningRule = 'identical' | 'contains' | 'sameSound' | 'editDistance' | 'reordered' | 'lookAlike' | 'translation' | 'initials'

/** A similar mark in a report. */
export interface ScreenedMark {
  /** As it is displayed: the application number with its office. */
  readonly number: string
  readonly text: string
  /** Empty if the register does not name it. */
  readonly owner: string
  /** Nice classes, ascending. */
  readonly classes: readonly number[]
  readonly status: ScreeningStatus
  /** The nearest first; nearness from 0 to 1, and the similar part of the text. */
  readonly rules: readonly { readonly rule: ScreeningRule; readonly nearness: number; readonly part: string }[]
  readonly tier: ScreeningTier
}

/** What a report is made of. Dates are displayed as they are. */
export interface ScreeningReport {
  readonly mark: string
  /** Classes screened; all, if none are named. */
  readonly classes: readonly number[]
  readonly goods?: string
  /** Methods chosen; all, if none are named. */
  readonly methods: readonly ScreeningMethod[]
  /** Rules chosen; all, if none are named. */
  readonly rules: readonly ScreeningRule[]
  /** Whether dead marks were left out. */
  readonly liveOnly: boolean
  readonly date: string
  readonly dataDate?: string
  /** All similar marks found, of which `marks` may be the first. */
  readonly total: number
  readonly marks: readonly ScreenedMark[]
}
