import { theme } from 'antd'
import { expect, test } from 'vitest'
import { COLOR_TOKENS } from '../../theme/tokens.ts'
import { antdTheme } from './antd-theme.ts'

/** AntD makes its own shades of these, so in the dark they come out a little different. */
const SEEDS = /^color(?:Primary|Info|Link|Success|Warning|Error|TextBase|BgBase)$/

test.each(['light', 'dark'] as const)(
  'in %s AntD draws backgrounds, borders and texts with our colours, not with what it derives',
  (scheme) => {
    const drawn = theme.getDesignToken(antdTheme(scheme)) as unknown as Record<string, string>
    const ours = Object.entries(COLOR_TOKENS[scheme]).filter(([name]) => !SEEDS.test(name))
    expect(ours.map(([name]) => [name, drawn[name]?.toUpperCase()])).toEqual(ours)
  },
)
