import { expect, test } from 'vitest'
import { createEvent, createStore } from './create-store.ts'

test('a store calls its listeners with each new value, until they stop', () => {
  const store = createStore<string | null>(null)
  const values: (string | null)[] = []
  const stop = store.subscribe((value) => values.push(value))
  store.set('a')
  store.set('a')
  store.set(null)
  stop()
  store.set('b')
  expect(values).toEqual(['a', null])
  expect(store.get()).toBe('b')
})

test('a listener that stops while it is called does not keep others from hearing', () => {
  const event = createEvent<number>()
  const values: string[] = []
  const stop = event.subscribe(() => {
    values.push('first')
    stop()
  })
  event.subscribe((detail) => values.push(`second ${detail}`))
  event.emit(1)
  event.emit(2)
  expect(values).toEqual(['first', 'second 1', 'second 2'])
})
