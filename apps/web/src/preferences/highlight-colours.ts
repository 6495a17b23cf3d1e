import { HIGHLIGHT_PALETTE } from '@gezhi/contract/client'
import { onPreferencesChange, preferences } from './preferences.ts'

/** Applies the chosen colours to the highlight slots, now and whenever they change. */
export function followHighlightColours(): void {
  const give = () => {
    const { style } = document.documentElement
    for (const [index, colour] of preferences().highlightColours.entries()) {
      style.setProperty(`--highlight-${index + 1}`, `var(--marker-${markerOf(colour)})`)
    }
  }
  give()
  onPreferencesChange(give)
}

/** The number of a colour of the palette in the theme, from 1. Pure. */
export function markerOf(colour: string): number {
  return HIGHLIGHT_PALETTE.findIndex(({ value }) => value === colour) + 1
}
