import { HIGHLIGHT_SLOTS } from '@gezhi/contract/client'
import { COLOR_TOKENS, FONT_FAMILY, PRODUCT_COLORS, type ColorScheme } from './tokens.ts'

/**
 * The style sheet with every token as a CSS variable, dark ones under `[data-theme='dark']`: `colorTextSecondary` is
 * `--color-text-secondary`, the second highlight `--highlight-2`, by default the second marker. vite.config.ts serves it as
 * `virtual:theme.css`.
 */
export function themeStyleSheet(): string {
  return `${rule(':root', 'light')}:root{--font-family:${FONT_FAMILY};--radius:4px;--radius-lg:6px;--radius-sm:3px}${rule("[data-theme='dark']", 'dark')}`
}

function rule(selector: string, scheme: ColorScheme): string {
  const { marker, chart, ...brand } = PRODUCT_COLORS[scheme]
  const variables = {
    ...COLOR_TOKENS[scheme],
    ...brand,
    ...numbered('marker', marker),
    ...numbered('highlight', marker.slice(0, HIGHLIGHT_SLOTS)),
    ...numbered('chart', chart),
  }
  const declarations = Object.entries(variables).map(([name, value]) => `--${kebab(name)}:${value}`)
  return `${selector}{color-scheme:${scheme};${declarations.join(';')}}`
}

function numbered(name: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, index) => [`${name}-${index + 1}`, value]))
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
