import { describe, expect, it } from 'vitest'
import { cutFeature, joinFeature, removeFeature } from './edit-features.ts'

describe('features of a form', () => {
  it('are divided at the cursor, but not into an empty part', () => {
    expect(cutFeature(['a', 'b c'], 1, 1)).toEqual(['a', 'b', 'c'])
    expect(cutFeature(['a', 'b c'], 1, 0)).toEqual(['a', 'b c'])
    expect(cutFeature(['a', 'b '], 1, 1)).toEqual(['a', 'b '])
  })

  it('are joined to the next one, with the comma of their language', () => {
    expect(joinFeature(['隔膜', '陶瓷层', '外壳'], 0)).toEqual(['隔膜，陶瓷层', '外壳'])
    expect(joinFeature(['a rotor', 'a seal'], 0)).toEqual(['a rotor, a seal'])
    expect(joinFeature(['a rotor'], 0)).toEqual(['a rotor'])
  })

  it('are removed, except the only one', () => {
    expect(removeFeature(['a', 'b'], 0)).toEqual(['b'])
    expect(removeFeature(['a'], 0)).toEqual(['a'])
  })
})
