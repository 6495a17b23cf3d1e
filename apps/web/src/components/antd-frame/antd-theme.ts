import { theme, type ThemeConfig } from 'antd'
import { COLOR_TOKENS, SHARED_TOKENS, type ColorScheme } from '../../theme/tokens.ts'

/** AntD's theme for a colour scheme: CSS variables under one fixed key and no hashed class names, so that a change of scheme only swaps variables. */
export function antdTheme(scheme: ColorScheme): ThemeConfig {
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: 'gz' },
    hashed: false,
    token: { ...SHARED_TOKENS, ...COLOR_TOKENS[scheme] },
    components: {
      Table: { cellPaddingBlockSM: 6, cellPaddingInlineSM: 10, cellFontSizeSM: 13 },
      Form: { itemMarginBottom: 18, verticalLabelPadding: '0 0 4px' },
      Layout: { headerHeight: 56 },
      Tabs: {
        horizontalItemPadding: '10px 0',
        ...(scheme === 'dark' && { itemSelectedColor: COLOR_TOKENS.dark.colorLink, inkBarColor: COLOR_TOKENS.dark.colorLink }),
      },
    },
  }
}
