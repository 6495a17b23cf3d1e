/** Colours of charts in one scheme. */
export interface ChartTheme {
  readonly text: string
  readonly secondary: string
  readonly line: string
  readonly background: string
  readonly series: readonly string[]
  /** From few to many. */
  readonly scale: readonly [string, string, string]
  /** Texts on the upper end of the scale. */
  readonly onMany: string
  /** Of tiles without records. */
  readonly empty: string
}

export const CHART_THEMES: Readonly<Record<'light' | 'dark', ChartTheme>> = {
  light: {
    text: '#1f2733',
    secondary: '#56606f',
    line: '#dfe3e9',
    background: '#ffffff',
    series: ['#2150B5', '#2E8B74', '#C27A1A', '#B8352A', '#6B4BA3', '#5D6B80', '#1F86A8', '#8C6D46'],
    scale: ['#dce6fb', '#6c93e6', '#16367a'],
    onMany: '#ffffff',
    empty: '#eef0f3',
  },
  dark: {
    text: '#e6e9ee',
    secondary: '#a5adba',
    line: '#3a4250',
    background: '#171b21',
    series: ['#7FA2F2', '#5CBFA5', '#E0A24E', '#E57367', '#A98BE0', '#9AA7BA', '#57B7D6', '#C2A37C'],
    scale: ['#223252', '#4c74c9', '#b9cdfb'],
    onMany: '#0b111b',
    empty: '#252b34',
  },
}
