import { expect, test } from 'vitest'
import { themeStyleSheet } from './theme-style-sheet.ts'

test('every variable of light has its dark counterpart', () => {
  const [light = '', dark = ''] = themeStyleSheet().split("[data-theme='dark']")
  const colors = (rules: string) => [...rules.matchAll(/--([\w-]+):#/g)].map((match) => match[1]).toSorted()
  expect(colors(light)).toContain('color-text-secondary')
  expect(colors(light)).toContain('highlight-6')
  expect(colors(dark)).toEqual(colors(light))
})
