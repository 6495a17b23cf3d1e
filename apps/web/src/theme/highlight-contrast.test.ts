import { HIGHLIGHT_PALETTE } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { COLOR_TOKENS, PRODUCT_COLORS } from './tokens.ts'

/** Relative luminance of `#rrggbb`, WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test('settings.05, G81: text can be read on every colour a highlight may have, in light and dark, and colours differ from the page', () => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(new Set(PRODUCT_COLORS[scheme].marker.map((colour) => colour.toLowerCase())).size).toBe(HIGHLIGHT_PALETTE.length)
    const { colorTextBase, colorTextSecondary, colorBgContainer } = COLOR_TOKENS[scheme]
    for (const marker of PRODUCT_COLORS[scheme].marker) {
      for (const text of [colorTextBase, colorTextSecondary]) expect(contrast(text, marker), `${text} on ${marker}`).toBeGreaterThan(4.5)
      expect(contrast(marker, colorBgContainer), marker).toBeGreaterThan(1.15)
    }
  }
})
