import { expect, it } from 'vitest'
import { countedSearch } from './query-pictures.ts'

it('counts searches of different regions of a picture as different ones', () => {
  const url = '/api/search/imageSearch/picture?name=a.png'
  const searches = [0, 0.1, 0.1].map((x) => countedSearch([{ url, crop: { x, y: 0, width: 0.5, height: 1 } }]))
  expect(new Set([countedSearch([{ url }]), ...searches]).size).toBe(3)
})
