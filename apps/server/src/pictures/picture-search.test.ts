import { tmpdir } from 'node:os'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PictureSearch } from './picture-search.ts'
import { drawnPng, SHAPES } from './testing/drawn-shapes.ts'

it('does not count the time in the queue towards the deadline', async () => {
  const search = new PictureSearch(tmpdir())
  onTestFinished(() => search.close())
  const deadlines = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => deadlines.mockRestore())
  const bytes = await drawnPng(SHAPES.arrow)
  const { signal } = new AbortController()
  const uploads = ['a', 'b', 'c'].map((user) => search.prepare(user, bytes, signal))
  expect(deadlines).toHaveBeenCalledTimes(1)
  await Promise.all(uploads)
  expect(deadlines).toHaveBeenCalledTimes(3)
})
