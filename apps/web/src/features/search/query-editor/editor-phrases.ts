import type { Language } from '@gezhi/contract/client'

/** CodeMirror's own words; English is what it speaks. */
export const EDITOR_PHRASES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  zh: { Completions: '补全', Diagnostics: '检索式提示', 'No diagnostics': '没有提示', close: '关闭', 'current match': '当前' },
  en: {},
}
