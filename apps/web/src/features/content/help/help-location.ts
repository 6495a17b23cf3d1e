import { useSearch } from '@tanstack/react-router'

/** Panels of the help that are not articles. */
export const HELP_PANELS = ['qr', 'upgrade', 'feedback', 'feedbackHistory', 'cancellation'] as const
export type HelpPanelName = (typeof HELP_PANELS)[number]

/** The current location in the help centre; none without an article or a panel. */
export interface HelpLocation {
  /** Id of an article. */
  readonly id?: string
  readonly panel?: HelpPanelName
  /** The search words. */
  readonly q?: string
}

/** Whether a value of the help dictionary is one of the panels. */
export function isHelpPanel(name: string): name is HelpPanelName {
  return (HELP_PANELS as readonly string[]).includes(name)
}

/** The location of the address in the help centre: `?id=45`, `?panel=upgrade`, `?q=…`; unknown parameters are ignored. */
export function useHelpLocation(): HelpLocation {
  const { id, panel, q } = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  return {
    ...(typeof id === 'string' && id !== '' && { id }),
    ...(typeof panel === 'string' && isHelpPanel(panel) && { panel }),
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.trim() }),
  }
}
