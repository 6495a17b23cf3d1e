import { HIGHLIGHT_PALETTE } from '@gezhi/contract/client'

/** The fonts of the operating systems; no font is loaded for Chinese. */
export const FONT_FAMILY =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'HarmonyOS Sans SC', 'MiSans', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', 'Source Han Sans SC', sans-serif"

const LIGHT = {
  colorPrimary: '#2150B5',
  colorInfo: '#2150B5',
  colorLink: '#1D4BAF',
  colorSuccess: '#1E7B4B',
  colorWarning: '#9A5B00',
  colorError: '#BE2F2F',
  colorTextBase: '#182230',
  colorTextSecondary: '#475467',
  colorTextTertiary: '#5D6B80',
  colorTextQuaternary: '#667489',
  colorTextPlaceholder: '#667489',
  colorBgLayout: '#F4F6F9',
  colorBgContainer: '#FFFFFF',
  colorBgElevated: '#FFFFFF',
  colorBorder: '#C9D1DC',
  colorBorderSecondary: '#E3E8EF',
  colorPrimaryText: '#2150B5',
  colorErrorText: '#BE2F2F',
  colorPrimaryBg: '#EBF1FD',
  colorPrimaryBgHover: '#DCE7FA',
  controlItemBgActive: '#EBF1FD',
  controlItemBgHover: '#F4F6F9',
  colorInfoBg: '#EBF1FD',
  colorInfoBorder: '#B9CDF5',
  colorSuccessBg: '#E8F5EE',
  colorSuccessBorder: '#A9D8BF',
  colorWarningBg: '#FDF4E3',
  colorWarningBorder: '#EBCB94',
  colorErrorBg: '#FCEDEC',
  colorErrorBorder: '#EDB5B1',
} as const

export type ColorToken = keyof typeof LIGHT

const DARK: Readonly<Record<ColorToken, string>> = {
  colorPrimary: '#4F7FE6',
  colorInfo: '#4F7FE6',
  colorLink: '#8FB3FF',
  colorSuccess: '#4FB981',
  colorWarning: '#D9A03F',
  colorError: '#F08A7E',
  colorTextBase: '#E6EBF2',
  colorTextSecondary: '#B4C0D2',
  colorTextTertiary: '#93A1B7',
  colorTextQuaternary: '#8795AB',
  colorTextPlaceholder: '#8795AB',
  colorBgLayout: '#0B111B',
  colorBgContainer: '#131C2A',
  colorBgElevated: '#1A2536',
  colorBorder: '#33425A',
  colorBorderSecondary: '#233046',
  colorPrimaryText: '#8FB3FF',
  colorErrorText: '#F08A7E',
  colorPrimaryBg: '#1A2A4A',
  colorPrimaryBgHover: '#223660',
  controlItemBgActive: '#1A2A4A',
  controlItemBgHover: '#182233',
  colorInfoBg: '#1A2A4A',
  colorInfoBorder: '#2F4C86',
  colorSuccessBg: '#12301F',
  colorSuccessBorder: '#2B6345',
  colorWarningBg: '#33270F',
  colorWarningBorder: '#6B5320',
  colorErrorBg: '#3A1A1A',
  colorErrorBorder: '#7A3833',
}

export type ColorScheme = 'light' | 'dark'

/**
 * Colours by what they are for; `theme-style-sheet.ts` makes the CSS variables of them. Contrast was measured with axe in light and dark:
 * measure again after a change.
 */
export const COLOR_TOKENS: Readonly<Record<ColorScheme, Readonly<Record<ColorToken, string>>>> = { light: LIGHT, dark: DARK }

/** Colours of the product. `marker`: colours of highlights, the first six by default; `chart`: in the order of series. */
export const PRODUCT_COLORS: Readonly<Record<ColorScheme, ProductColors>> = {
  light: {
    ink: '#14233C',
    seal: '#B8352A',
    gold: '#8A5A00',
    goldBg: '#FBF3E0',
    marker: HIGHLIGHT_PALETTE.map(({ value }) => value),
    chart: ['#2150B5', '#2E8B74', '#C27A1A', '#B8352A', '#6B4BA3', '#5D6B80', '#1F86A8', '#8C6D46'],
  },
  dark: {
    ink: '#101B2F',
    seal: '#B8352A',
    gold: '#D9A03F',
    goldBg: '#33270F',
    // The twins of the palette, in its order.
    marker: [
      '#4A3C00',
      '#173F27',
      '#16395E',
      '#562036',
      '#382A63',
      '#552D0D',
      '#0D4440',
      '#37430A',
      '#5C231C',
      '#463516',
      '#39424F',
      '#511F55',
    ],
    chart: ['#6F9AF2', '#4FB39A', '#DDA04C', '#E0786E', '#9C80D1', '#93A1B7', '#54AECB', '#B99A70'],
  },
}

export interface ProductColors {
  readonly ink: string
  readonly seal: string
  readonly gold: string
  readonly goldBg: string
  readonly marker: readonly string[]
  readonly chart: readonly string[]
}
