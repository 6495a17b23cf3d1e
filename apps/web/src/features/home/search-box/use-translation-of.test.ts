import { expect, test } from 'vitest'
import { isTranslatable } from './use-translation-of.ts'

test('search-box.25: only what holds Chinese characters is translated', () => {
  expect(['石墨烯', 'TI=(石墨)', 'graphene 电池'].map(isTranslatable)).toEqual([true, true, true])
  expect(['', ' ', 'graphene', 'ad>=2020', '，。'].map(isTranslatable)).toEqual([false, false, false, false, false])
})
